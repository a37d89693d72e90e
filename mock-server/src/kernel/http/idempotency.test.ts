import { expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import { aBet, BETTING } from '../../domains/lottery/testing.ts'
import { WITHDRAWAL } from '../../domains/withdrawals/testing.ts'
import { requestOf, setup } from '../../adapters/testing.ts'

const slot = catalogue().hot.find(({ simulator }) => simulator === 'slot')!
/** Another slot with the same stakes, so that its spins have the same body. */
const otherSlot = catalogue()
  .byCategory.get('RNG')!
  .find(
    ({ nodeId, minBet, isUnderMaintenance }) => nodeId !== slot.nodeId && minBet === slot.minBet && !isUnderMaintenance,
  )!
const credentials = { type: 'username', username: 'demo01', password: 'Demo@123' }
const READ = '/wps/relay/MCSFE_markAnnouncementRead'
const read = (announcementId: number) => ({ announcementId, read: true })
const headers = { 'idempotency-key': 'command-0001' }

const bet = { prizeMode: 'Elott', device: 'MOBILE', contents: [aBet()] }

test('a repeated command gets the first response and has one effect', async () => {
  const { call, signIn, state } = setup()
  const sent = { token: await signIn(), headers, body: bet }

  const first = await call('POST', BETTING, sent)
  const between = await state()
  const second = await call('POST', BETTING, sent)

  expect([first.status, second.text]).toEqual([200, first.text])
  expect(second.headers.get('idempotent-replay')).toBe('true')
  expect(await state()).toBe(between)
})

test('a command repeated after a new login has one effect, too', async () => {
  const { call, signIn, control } = setup()
  const first = await call('POST', BETTING, { token: await signIn(), headers, body: bet })
  const token = await signIn()
  const { accounts } = (await control('GET', '/ledger')).json

  const second = await call('POST', BETTING, { token, headers, body: bet })

  expect([first.status, second.text]).toEqual([200, first.text])
  expect((await control('GET', '/ledger')).json.accounts).toEqual(accounts)
})

test('a response with credentials is never replayed: the same key creates another trial account and another token', async () => {
  const { call } = setup()
  const names = []
  for (let round = 0; round < 2; round++)
    names.push((await call('POST', '/wps/member/trialuser', { headers })).json.value.userName)
  const logIn = async () =>
    call('POST', '/wps/session/login', { headers: { ...headers, encryption: 'plain' }, body: credentials })
  const tokens = [(await logIn()).json.value.token, (await logIn()).json.value.token]

  expect(names).toEqual(['trial0001', 'trial0002'])
  expect(tokens[1]).not.toBe(tokens[0])
})

test('the same key with another body is refused, and nothing changes', async () => {
  const { call, signIn, state } = setup()
  const token = await signIn()
  await call('POST', READ, { token, headers, body: read(501) })
  const before = await state()

  const { status, json } = await call('POST', READ, { token, headers, body: read(502) })

  expect([status, json.errorCode, json.value.field]).toEqual([422, 'idempotency.key.reused', 'Idempotency-Key'])
  expect(await state()).toBe(before)
})

test('two members may use the same key', async () => {
  const { call, signIn } = setup()
  const [one, other] = [await signIn('demo01'), await signIn('vip02')]
  await call('POST', READ, { token: one, headers, body: read(501) })

  const { status, headers: answered } = await call('POST', READ, { token: other, headers, body: read(502) })

  expect([status, answered.get('idempotent-replay')]).toEqual([200, null])
})

test('a refused command is not stored, so it can be tried again', async () => {
  const { call, signIn } = setup()
  const token = await signIn()
  await call('POST', READ, { token, headers, body: read(99) })

  expect((await call('POST', READ, { token, headers, body: read(501) })).status).toBe(200)
})

test('an expired token gets no stored reply', async () => {
  const { call, signIn, gatewayOf } = setup()
  const token = await signIn()
  await call('POST', READ, { token, headers, body: read(501) })
  await gatewayOf(token).session.logout()

  expect((await call('POST', READ, { token, headers, body: read(501) })).status).toBe(401)
})

test('a double tap has one effect', async () => {
  const { mock, signIn } = setup()
  const sent = { token: await signIn(), headers, body: bet }
  const tap = async () => (await mock.fetch(requestOf('POST', BETTING, sent))).text()

  const [one, other] = await Promise.all([tap(), tap()])

  expect(one).toBe(other)
})

const toVendor = { fromAccountTypeId: 2, toAccountTypeId: 101, amount: 1000 }

test.for([
  ['a transfer', '/wps/relay/GCS_walletTransfer', toVendor],
  ['a withdrawal', '/wps/transaction/withdraw', WITHDRAWAL],
  ['a deposit', '/wps/relay/MCSFE_depositByQRImageUrl', { amount: 200_000, bankCode: 'UNQR', vendorId: 2 }],
] as const)(
  '%s that is sent eight times at once has one effect, and another amount with its key has none',
  async ([, path, body]) => {
    const { call, signIn, control, state } = setup()
    const token = await signIn()
    const send = (amount: number) =>
      call('POST', path, { token, headers: { ...headers, encryption: 'plain' }, body: { ...body, amount } })

    const replies = await Promise.all(Array.from({ length: 8 }, () => send(body.amount)))

    expect(replies.map(({ status, text }) => [status, text])).toEqual(replies.map(() => [200, replies[0]!.text]))
    expect(replies.filter((reply) => reply.headers.get('idempotent-replay')).length).toBe(7)
    const after = await state()
    const others = await Promise.all([1, 2, 3].map((more) => send(body.amount + more)))
    expect(others.map(({ status }) => status)).toEqual([422, 422, 422])
    expect(await state()).toBe(after)
    expect((await control('POST', '/ledger/verify')).json).toEqual({ status: 'balanced' })
  },
)

/** Opens a slot and returns a function that spins with the key of every test. */
async function openSlot({ call }: ReturnType<typeof setup>, token: string, { nodeId, minBet } = slot) {
  const { json } = await call('GET', `/wps/game/launchGame?launchMode=GLS&nodeId=${nodeId}`, { token })
  const launch = new URL(json.value.content.game_url, 'http://site').searchParams.get('launch')!
  return () => call('POST', '/partners/slot/spin', { headers, body: { launch, stake: minBet } })
}

test('a game command repeated with the launch of a new login has one effect, and its key is scoped to the member', async () => {
  const site = setup()
  const spin = async (account: string) => (await (await openSlot(site, await site.signIn(account)))()).json
  const first = await spin('many01')

  expect(first.orderNo).toBeTruthy()
  expect(await spin('many01')).toEqual(first)
  expect((await spin('vip02')).orderNo).not.toBe(first.orderNo)
})

test('a key that was used in one game is refused in another game, and no stake is taken there', async () => {
  const site = setup()
  const token = await site.signIn('many01')
  const [spinHere, spinThere] = [await openSlot(site, token), await openSlot(site, token, otherSlot)]
  const first = await spinHere()
  const { accounts } = (await site.control('GET', '/ledger')).json

  const { status, json } = await spinThere()

  expect([first.status, status, json.errorCode]).toEqual([200, 422, 'idempotency.key.reused'])
  expect((await site.control('GET', '/ledger')).json.accounts).toEqual(accounts)
  expect((await spinHere()).text).toBe(first.text)
})

test('the same key with another query is refused, and nothing changes', async () => {
  const { call, signIn, gatewayOf, state } = setup()
  const token = await signIn()
  const [one, other] = (await gatewayOf(token).messages.listInbox()).items
  const remove = (messageId: number) => call('DELETE', `/wps/message/inbox?messageIds=${messageId}`, { token, headers })
  await remove(one!.messageId)
  const before = await state()

  const { status, json } = await remove(other!.messageId)

  expect([status, json.errorCode]).toEqual([422, 'idempotency.key.reused'])
  expect(await state()).toBe(before)
})
