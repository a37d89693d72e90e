import { expect, test } from 'vitest'
import { catalogue, type Category } from '../../mock-server/src/catalogue/catalogue.ts'
import { createMockClient, getRefusal } from './mock-client.ts'

const DAY = 86_400_000
const BOOKS = ['open', 'gb', 'de', 'on', 'mt', 'vn']
/** What the page of each kind of game sends for a stake; `round` and its like are read from the open page. */
const STAKES: Record<string, (opened: Opened) => [path: string, body: object]> = {
  RNG: () => ['slot/spin', { stake: 1000 }],
  FISH: ({ costs, state }) => ['fish/shoot', { cost: costs![0], targets: state!.fish!.map(({ id }) => id) }],
  PVP: () => ['table/deal', { stake: 1000 }],
  LIVE: ({ state, choices }) => [
    'live/bet',
    { round: state!.round!.key, bets: [{ pick: choices![0]!.pick, stake: 1000 }] },
  ],
  COCKFIGHT: ({ state }) => ['cockfight/bet', { fight: state!.fight!.key, side: 'meron', stake: 1000 }],
  SPORTS: ({ fixtures }) => {
    const { id: fixture, odds } = fixtures!.at(-1)!
    return ['sports/bet', { kind: 'single', stake: 1000, legs: [{ fixture, pick: 'home', odds: odds.home }] }]
  },
}
type Opened = {
  state?: { round?: { key: string }; fight?: { key: string }; fish?: { id: string }[] }
  costs?: number[]
  choices?: { pick: string }[]
  fixtures?: { id: string; odds: { home: number } }[]
}

const gameOf = (kind: string) =>
  catalogue()
    .byCategory.get(kind as Category)!
    .find(({ isUnderMaintenance, minBet }) => !isUnderMaintenance && minBet <= 1000)!

/** Every request that begins a deposit, of 400,000. */
const DEPOSITS = [
  ['/wps/relay/MCSFE_depositByQRImageUrl', { bankCode: 'UNQR', vendorId: 2 }],
  ['/wps/relay/MCSFE_manualTransferByAccountName', { bankCode: 'SVBK', vendorId: 1, payeeName: 'NGUYEN MINH ANH' }],
  ['/wps/relay/MCSFE_depositByLaunchUrl', { bankCode: 'SENP', vendorId: 3 }],
  ['/wps/relay/MCSFE_depositByVirtualWallet', { bankCode: 'USDT', vendorId: 4 }],
  ['/wps/transaction/deposit/qr', { bankCode: 'UNQR', vendorId: 2 }],
  ['/wps/transaction/deposit/mt', { bankCode: 'SVBK', vendorId: 1, payeeName: 'NGUYEN MINH ANH' }],
  ['/wps/transaction/deposit/ma', { bankCode: 'SVBK', vendorId: 1, payeeName: 'NGUYEN MINH ANH' }],
  ['/wps/transaction/deposit/pg', { bankCode: 'SENP', vendorId: 3 }],
] as const

type Rulebook = (typeof BOOKS)[number]

/** A member of a market who sends requests past the app. */
async function asRegulator(rulebook: Rulebook) {
  const client = await createMockClient({ as: 'many01' })
  const { control, openWorld, gateway } = client
  const { world, services } = await openWorld()
  await control('POST', '/preset', { name: `rules-${rulebook}` })
  const period = rulebook === 'de' ? 'month' : 'day'
  const deposits = async () => {
    const codes: unknown[] = []
    for (const [path, body] of DEPOSITS)
      codes.push((await client.send(`POST ${path}`, { ...body, amount: 400_000 }))?.[0])
    return codes
  }
  const memberId = services.members.getByAccount('many01').id
  /** Opens a game of each kind and leaves it; returns what its page would send for a stake. */
  const openAll = async () => {
    const stakes: [kind: string, path: string, body: object][] = []
    if (rulebook === 'de') await gateway.responsibleGaming.confirmStatement()
    for (const [kind, toStake] of Object.entries(STAKES)) {
      const { nodeId, simulator } = gameOf(kind)
      const launch = new URL(await gateway.games.launch({ nodeId }), 'http://site').searchParams.get('launch')
      await client.send(`POST /partners/${simulator}/open`, { launch })
      const opened = client.reply() as Opened
      const [path, body] = toStake(opened)
      stakes.push([kind, path, { launch, ...body }])
      await gateway.responsibleGaming.leaveGame({})
    }
    return stakes
  }
  const accounts = () => JSON.stringify(world.ledger.accounts())
  const logIn = () => client.signIn('many01')
  return { ...client, ...gateway, logIn, world, services, memberId, period, deposits, openAll, accounts } as const
}

test.for(BOOKS)('in rulebook %s no way to deposit goes beyond a limit [R-2-06]', async (rulebook) => {
  const { responsibleGaming, period, deposits, accounts, services, memberId } = await asRegulator(rulebook)
  await responsibleGaming.setLimit({ kind: 'deposit', period, amount: 399_999.99 })
  const before = accounts()

  expect(new Set(await deposits())).toEqual(new Set(['limit.deposit.exceeded']))
  expect(accounts()).toBe(before)
  expect(services.deposits.of(memberId).filter(({ state }) => state === 'awaiting')).toEqual([])
})

test.for(BOOKS)(
  'in rulebook %s a time-out closes each deposit, launch and stake, and nothing moves [R-4-01]',
  async (rulebook) => {
    const { responsibleGaming, period, deposits, openAll, accounts, send, games } = await asRegulator(rulebook)
    await responsibleGaming.setLimit({ kind: 'deposit', period, amount: 1_000_000 })
    const stakes = await openAll()
    await responsibleGaming.createTimeOut({ duration: DAY })
    const before = accounts()

    expect(new Set(await deposits())).toEqual(new Set(['account.time.out']))
    for (const [kind, path, body] of stakes)
      expect([kind, (await send(`POST /partners/${path}`, body))?.[0]]).toEqual([kind, 'account.time.out'])
    for (const kind of Object.keys(STAKES))
      expect([kind, (await getRefusal(games.launch({ nodeId: gameOf(kind).nodeId })))?.[0]]).toEqual([
        kind,
        'account.time.out',
      ])
    expect(accounts()).toBe(before)
  },
)

test.for(BOOKS)('in rulebook %s a self-exclusion closes each deposit, stake and login [R-4-04]', async (rulebook) => {
  const { responsibleGaming, period, deposits, openAll, accounts, send, logIn } = await asRegulator(rulebook)
  await responsibleGaming.setLimit({ kind: 'deposit', period, amount: 1_000_000 })
  const stakes = await openAll()
  await responsibleGaming.createSelfExclusion({ duration: 180 * DAY, accepted: true })
  const before = accounts()

  expect(new Set(await deposits())).toEqual(new Set(['user.or.token.invalid']))
  for (const [kind, path, body] of stakes)
    expect([kind, (await send(`POST /partners/${path}`, body))?.[0]]).toEqual([kind, 'user.or.token.invalid'])
  expect((await getRefusal(logIn()))?.[0]).toBe('account.self.excluded')
  expect(accounts()).toBe(before)
})
