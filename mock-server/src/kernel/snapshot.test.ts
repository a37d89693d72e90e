import { expect, test } from 'vitest'
import { captchaText } from '../art/captcha-text.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { setup } from '../adapters/testing.ts'
import { restoreWorld, snapshotWorld } from './snapshot.ts'

const first = { paymentPassword: '246810', confirmPaymentPassword: '246810' }
const slot = catalogue().hot.find(({ partner }) => partner === 'slot')!

/** Somebody with a slot open. */
async function playing({ call, signIn }: ReturnType<typeof setup>) {
  const token = await signIn('many01')
  const launched = await call('GET', `/wps/game/launchGame?launchMode=GLS&nodeId=${slot.nodeId}`, { token })
  const launch = new URL(launched.json.value.content.game_url, 'http://site').searchParams.get('launch')!
  return { token, launch }
}

type Snapshot = { transactions: { postings: { amount: number }[] }[]; [key: string]: unknown }

const copyOf = async ({ state }: ReturnType<typeof setup>) => JSON.parse(await state()) as Snapshot

test('a restored world is the saved one, down to the last record', async () => {
  const site = setup()
  await site.signIn()
  await site.call('POST', '/wps/member/trialuser')
  await site.control('POST', '/clock/advance', { duration: '3h' })
  const saved = await copyOf(site)
  await site.control('POST', '/profile', { name: 'flags-all-off' })
  await site.call('POST', '/wps/member/trialuser')

  const { status } = await site.control('POST', '/snapshot', saved)

  expect(status).toBe(200)
  expect(await copyOf(site)).toEqual(saved)
})

test('another mock server goes on where the snapshot ends: sessions live, numbers count on', async () => {
  const [one, other] = [setup(), setup({ seed: 99 })]
  const token = await one.signIn()
  await one.call('POST', '/wps/member/trialuser')
  await other.control('POST', '/snapshot', await one.state())

  const [here, there] = await Promise.all([one, other].map((site) => site.call('POST', '/wps/member/trialuser')))

  expect(there?.text).toBe(here?.text)
  expect((await other.gatewayOf(token).member.getInfo()).account).toBe('demo01')
})

test('nothing in a snapshot opens anything: no token, no password, no launch, no answer to a captcha', async () => {
  const site = setup()
  const { world } = await site.mock.worlds.open('default')
  const { token, launch } = await playing(site)
  await site.call('GET', '/wps/captcha')
  await site.call('POST', '/wps/member/trialuser', { headers: { 'idempotency-key': 'command-0001' } })
  await site.gatewayOf(await site.signIn('demo02')).security.setPaymentPassword(first)
  const answer = captchaText(world.secretly('captcha', 1).next)

  const kept = await site.state()

  for (const secret of [token, launch, answer, 'Demo@123', first.paymentPassword]) expect(kept).not.toContain(secret)
})

test('whoever was signed in stays so in a world that goes on from a snapshot, and so does the game that was open', async () => {
  const [one, other] = [setup(), setup({ seed: 99 })]
  const { token, launch } = await playing(one)
  await other.control('POST', '/snapshot', await one.state())

  expect((await other.gatewayOf(token).member.getInfo()).account).toBe('many01')
  expect((await other.call('POST', '/partners/slot/open', { body: { launch } })).json.account).toBe('many01')
  expect(await other.signIn('vip02')).toBeTruthy()
})

const broken: [what: string, change: (snapshot: Snapshot) => unknown][] = [
  ['is no JSON', () => '{'],
  ['is of another version', (snapshot) => ({ ...snapshot, version: 99 })],
  ['lacks its database', (snapshot) => ({ ...snapshot, database: undefined })],
  ['has settings of another house', (snapshot) => ({ ...snapshot, settings: { merchant: 5 } })],
  ['has no settings at all', (snapshot) => ({ ...snapshot, settings: {} })],
  [
    'has an answer of no status',
    (snapshot) => ({ ...snapshot, answers: [{ id: 'a', fingerprint: 'f', status: 1e9, body: '' }] }),
  ],
  ['has a fault of no kind', (snapshot) => ({ ...snapshot, faults: [{ operation: '*', status: 5 }] })],
  [
    'has a time beyond all time',
    (snapshot) => ({ ...snapshot, clock: { ...(snapshot['clock'] as object), time: 1e17 } }),
  ],
  ['has a clock without a time', (snapshot) => ({ ...snapshot, clock: {} })],
  [
    'has a record that fits no model',
    (snapshot) => ({ ...snapshot, database: { ...(snapshot['database'] as object), members: [{ id: 1 }] } }),
  ],
  [
    'has a record twice',
    (snapshot) => ({
      ...snapshot,
      database: {
        ...(snapshot['database'] as object),
        captchas: [
          { id: 'a', answer: '1', expiresAt: 1 },
          { id: 'a', answer: '1', expiresAt: 1 },
        ],
      },
    }),
  ],
  [
    'has an event nobody handles',
    (snapshot) => ({ ...snapshot, events: [{ at: 1, sequence: 1, name: 'x', payload: {} }] }),
  ],
  [
    'has books that do not balance',
    (snapshot) => ({
      ...snapshot,
      transactions: [
        ...snapshot.transactions,
        { id: 'T9', at: 1, type: 'other', orderNo: '', remark: '', postings: [{ account: 'member:1001', amount: 1 }] },
      ],
    }),
  ],
  [
    'has more at stake than was staked',
    (snapshot) => ({
      ...snapshot,
      transactions: [
        ...snapshot.transactions,
        {
          id: 'T9',
          at: 1,
          type: 'other',
          orderNo: '',
          remark: '',
          postings: [
            { account: 'stakes:1001', amount: 5 },
            { account: 'house:bank', amount: -5 },
          ],
        },
      ],
    }),
  ],
]

test.for(broken)('a snapshot that %s is refused, and the world stays as it was', async ([, change]) => {
  const site = setup()
  await site.signIn()
  const before = await site.state()

  const { status, json } = await site.control('POST', '/snapshot', change(await copyOf(site)))

  expect([status, json.errorCode]).toEqual([400, 'request_param_err'])
  expect(json.value.reason.length).toBeGreaterThan(5)
  expect(await site.state()).toBe(before)
})

test('what is in no table of this house is not lost without a word', async () => {
  const { world } = await setup().mock.worlds.open('default')
  const saved = snapshotWorld(world)
  const strange = { ...saved, database: { ...saved.database, planets: [{ id: 1 }] } }

  await expect(restoreWorld(world, strange, 'elapsed')).rejects.toThrow('there is no table "planets"')
  expect(snapshotWorld(world).database).toEqual(saved.database)
})
