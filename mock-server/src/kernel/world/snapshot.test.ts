import { expect, test } from 'vitest'
import { captchaText } from '../../art/captcha-text.ts'
import { catalogue } from '../../catalogue/catalogue.ts'
import { setup } from '../../adapters/testing.ts'
import { restoreWorld, snapshotWorld } from './snapshot.ts'

const first = { paymentPassword: '246810', confirmPaymentPassword: '246810' }
const slot = catalogue().hot.find(({ simulator }) => simulator === 'slot')!

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
  await site.control('POST', '/preset', { name: 'flags-all-off' })
  await site.call('POST', '/wps/member/trialuser')

  const { status } = await site.control('POST', '/snapshot', saved)

  expect(status).toBe(200)
  expect(await copyOf(site)).toEqual(saved)
})

test('another mock server continues from a snapshot: sessions stay valid, numbers continue', async () => {
  const [one, other] = [setup(), setup({ seed: 99 })]
  const token = await one.signIn()
  await one.call('POST', '/wps/member/trialuser')
  await other.control('POST', '/snapshot', await one.state())

  const [here, there] = await Promise.all([one, other].map((site) => site.call('POST', '/wps/member/trialuser')))

  expect(there?.text).toBe(here?.text)
  expect((await other.gatewayOf(token).member.getInfo()).account).toBe('demo01')
})

test('a snapshot has no secrets: no token, password, launch or captcha answer', async () => {
  const site = setup()
  const { world } = await site.mock.worlds.open('default')
  const { token, launch } = await playing(site)
  await site.call('GET', '/wps/captcha')
  await site.call('POST', '/wps/member/trialuser', { headers: { 'idempotency-key': 'command-0001' } })
  await site.gatewayOf(await site.signIn('demo02')).security.setPaymentPassword(first)
  const answer = captchaText(world.secretRandom('captcha', 1).next)

  const saved = await site.state()

  for (const secret of [token, launch, answer, 'Demo@123', first.paymentPassword]) expect(saved).not.toContain(secret)
})

test('sessions and open games stay valid in a world restored from a snapshot', async () => {
  const [one, other] = [setup(), setup({ seed: 99 })]
  const { token, launch } = await playing(one)
  await other.control('POST', '/snapshot', await one.state())

  expect((await other.gatewayOf(token).member.getInfo()).account).toBe('many01')
  expect((await other.call('POST', '/partners/slot/open', { body: { launch } })).json.account).toBe('many01')
  expect(await other.signIn('vip02')).toBeTruthy()
})

const broken: [what: string, change: (snapshot: Snapshot) => unknown][] = [
  ['is not JSON', () => '{'],
  ['is of another version', (snapshot) => ({ ...snapshot, version: 99 })],
  ['lacks its database', (snapshot) => ({ ...snapshot, database: undefined })],
  ['has settings of another gateway', (snapshot) => ({ ...snapshot, settings: { merchant: 5 } })],
  ['has no settings at all', (snapshot) => ({ ...snapshot, settings: {} })],
  [
    'has a reply with an invalid status',
    (snapshot) => ({ ...snapshot, answers: [{ id: 'a', fingerprint: 'f', status: 1e9, body: '' }] }),
  ],
  ['has an invalid fault', (snapshot) => ({ ...snapshot, faults: [{ operation: '*', status: 5 }] })],
  [
    'has a time beyond the maximum',
    (snapshot) => ({ ...snapshot, clock: { ...(snapshot['clock'] as object), time: 1e17 } }),
  ],
  ['has a clock without a time', (snapshot) => ({ ...snapshot, clock: {} })],
  [
    'has a record that does not match its model',
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
    'has an event without a handler',
    (snapshot) => ({ ...snapshot, events: [{ at: 1, sequence: 1, name: 'x', payload: {} }] }),
  ],
  [
    'has a ledger that does not balance',
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

test.for(broken)('a snapshot that %s is refused, and the world does not change', async ([, change]) => {
  const site = setup()
  await site.signIn()
  const before = await site.state()

  const { status, json } = await site.control('POST', '/snapshot', change(await copyOf(site)))

  expect([status, json.errorCode]).toEqual([400, 'request_param_err'])
  expect(json.value.reason.length).toBeGreaterThan(5)
  expect(await site.state()).toBe(before)
})

test('a snapshot with an unknown table is refused', async () => {
  const { world } = await setup().mock.worlds.open('default')
  const saved = snapshotWorld(world)
  const invalid = { ...saved, database: { ...saved.database, planets: [{ id: 1 }] } }

  await expect(restoreWorld(world, invalid, 'elapsed')).rejects.toThrow('there is no table "planets"')
  expect(snapshotWorld(world).database).toEqual(saved.database)
})
