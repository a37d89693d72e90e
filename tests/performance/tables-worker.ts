import { createMockServer } from '@longan/mock-server'
import { persistWorld } from '../../mock-server/src/adapters/page/persist-world.ts'
import { createTestStore } from '../../mock-server/src/adapters/page/testing-store.ts'
import { memberTable } from '../../mock-server/src/domains/member/member.model.ts'
import { type Wager, wagerTable } from '../../mock-server/src/domains/wagers/wager.model.ts'
import { LIMIT_KINDS } from '../../mock-server/src/domains/responsible-gaming/limits/limit.model.ts'
import { catalogue } from '../../mock-server/src/catalogue/catalogue.ts'
import { PERIODS } from '../../mock-server/src/kernel/world/period.ts'
import { median } from './figure.ts'

const ROWS = 5000
const STAKE = 1000

/** Returns the time of one call of `work` in ms: the median of batches. */
async function timeOf(count: number, work: (index: number) => unknown, batch = 50) {
  const times: number[] = []
  for (let index = 0; index < count;) {
    const start = performance.now()
    for (let count = 0; count < batch; count++) await work(index++)
    times.push((performance.now() - start) / batch)
  }
  return median(times)
}

const createWager = (index: number): Wager => ({
  id: `S${index}`,
  memberId: 1000 + (index % 250),
  gameType: 'RNG',
  vassalage: 'house',
  gameCode: 'slot',
  gameName: 'Slot',
  nodeId: index % 60,
  stake: STAKE,
  payout: 0,
  state: 'open',
  placedAt: index,
})

async function measureRows() {
  const log = wagerTable.create()
  const insert = await timeOf(ROWS, (index) => log.insert(createWager(index)))
  const settled = { state: 'settled', payout: 5, settledAt: 5 } as const
  const update = await timeOf(ROWS, (index) => log.update(`S${ROWS - 1 - index}`, settled))
  const lookUp = await timeOf(ROWS, (index) => log.where({ memberId: 1000 + (index % 250) }))
  return { insert, update, lookUp, ...(await measureEntities()) }
}

/** The same with `@msw/data`, for comparison: growing tables therefore do not use it. */
async function measureEntities() {
  const { world } = await createMockServer().worlds.open('entities')
  const [member] = world.table(memberTable).dump()
  const table = memberTable.create()
  const entityInsert = await timeOf(ROWS, (index) => table.insert({ ...member!, id: index, account: `m${index}` }))
  const entityUpdate = await timeOf(200, (index) => table.update(ROWS - 1 - index, { failedLogins: 1 }), 20)
  return { entityInsert, entityUpdate }
}

async function createPlayer() {
  const mock = createMockServer()
  const { world, services } = await mock.worlds.open('default')
  const member = world.table(memberTable).where({ account: 'demo01' })[0]!
  const game = catalogue().hot.find(({ simulator }) => simulator === 'slot')!
  const { id } = await services.launches.open(member, { ...game, partner: game.simulator })
  const stake = game.minBet * 100
  const spin = async () => {
    await services.slot.spin(id, stake)
    const broken = world.ledgerInvariants.check()
    if (broken) throw new Error(broken)
  }
  const spinUntil = async (wagers: number) => {
    while (world.table(wagerTable).size() < wagers) await world.run(spin)
  }
  return { mock, world, services, spin, spinUntil }
}

async function measurePlay() {
  const { mock, world, spin, spinUntil } = await createPlayer()
  await spinUntil(1000)
  const spinMs = await timeOf(200, () => world.run(spin), 1)
  const keeper = persistWorld(mock, createTestStore())
  await keeper.load()
  await spinUntil(20_000)
  await keeper.save()
  const saves: number[] = []
  for (let count = 0; count < 50; count++) {
    await world.run(spin)
    saves.push(await timeOf(1, keeper.save, 1))
  }
  return { spinMs, saveMs: median(saves) }
}

const BLOCK = 200

/** Returns the CPU time of a block of runs: other processes of the machine do not count. */
async function cpuOf(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  for (let count = 0; count < BLOCK; count++) await run()
  return process.cpuUsage(before).user
}

const LAUNCHES = 1000

/** Returns how many times as much CPU time a spin takes for a member with all limits and many launches as on a site without the module. */
async function measureLimits() {
  const { world, services, spin, spinUntil } = await createPlayer()
  const { flags } = world.settings
  const { id } = services.members.getByAccount('demo01')
  const now = world.clock.now()
  const game = { memberId: id, vassalage: 'NGT', gameType: 'RNG', nodeId: 10001 }
  for (let index = LAUNCHES; index > 0; index--)
    await services.visits.record({ ...game, startedAt: now - index * 1000, expiresAt: now - index * 1000 + 500 })
  for (const kind of LIMIT_KINDS)
    for (const period of PERIODS)
      await services.limits.set(id, { kind, period }, kind === 'time' ? 31 * 86_400_000 : 1_000_000_000_00)
  await spinUntil(3000)
  // Blocks in turn, compared in pairs: both of a pair have the same load of the machine.
  const ratios: number[] = []
  for (let round = 0; round < 100; round++) {
    const times = { on: 0, off: 0 }
    for (const state of round % 2 === 0 ? (['on', 'off'] as const) : (['off', 'on'] as const)) {
      world.settings.flags = { ...flags, RESPGAME3: state === 'on' }
      times[state] = await cpuOf(() => world.run(spin))
    }
    // A clock of the CPU with coarse ticks may read 0.
    if (times.on > 0 && times.off > 0) ratios.push(times.on / times.off)
  }
  return { limitsRatio: median(ratios) }
}

console.log(JSON.stringify({ ...(await measureRows()), ...(await measurePlay()), ...(await measureLimits()) }))
