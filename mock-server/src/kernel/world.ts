import { createBooks, type MoneyRecords } from './ledger-invariants.ts'
import { type Clock, createClock } from './clock.ts'
import { createDatabase, type DeclaredTables } from './database.ts'
import { createEventQueue, type EventQueue } from './event-queue.ts'
import { createFaults } from './faults.ts'
import { createFeed, type Feed } from './change-log.ts'
import { createIds } from './ids.ts'
import type { Invariant } from './invariant.ts'
import { createJournal } from './journal.ts'
import { createLedger } from './ledger.ts'
import { randomOf, secretlyOf } from './random.ts'
import { Rows } from './rows.ts'
import { createSerialQueue } from './serial-queue.ts'

export type WorldOptions = {
  name: string
  seed: number
  scenario: string
  /** The host's clock, ms. Only a door may read it. */
  hostNow: () => number
  /** The world's time at birth, ms; without it, the host's. */
  time?: number
  /** What nobody outside knows. Without it tokens follow from the seed and the name: such a world can be told again. */
  secret?: string | undefined
}

/** What the domains bring into a world: their tables, their switches as a new site has them, their promises about money. */
export type WorldParts<Settings extends object> = {
  tables: DeclaredTables
  settings(): Settings
  invariants(records: MoneyRecords): Invariant[]
}

/** The answer to a command that was done; `id` is the command's scope. */
type KnownAnswer = { id: string; fingerprint: string; status: number; body: string }

/** What a world is made of. */
function createParts<Settings extends object>(clock: Clock, { tables, settings, invariants }: WorldParts<Settings>) {
  const database = createDatabase(tables)
  const { table } = database
  const ledger = createLedger()
  return {
    clock,
    database,
    /** The table that a domain declares with this key. */
    table,
    ledger,
    /** The promises about money. */
    books: createBooks([ledger.audit, ...invariants({ ledger, table })]),
    events: createEventQueue(),
    faults: createFaults(),
    journal: createJournal(),
    settings: settings(),
    ids: createIds(clock),
    /** Answers to commands by idempotency key, so that a repeated command has one effect. */
    answers: new Rows<KnownAnswer>('answers'),
  }
}

/** Everything that can change. A second world is a second call; nothing is kept outside. */
export function createWorld<Settings extends object>(
  { name, seed, scenario, hostNow, time, secret }: WorldOptions,
  own: WorldParts<Settings>,
) {
  const inTurn = createSerialQueue()
  const parts = createParts(createClock(hostNow, time), own)
  const { clock, events, ledger, answers } = parts
  const feed: Feed = createFeed(
    () => ({ ...parts.database.all(), transactions: ledger, events, answers }),
    () => smallStateOf(world),
  )

  const world = {
    name,
    seed,
    scenario,
    bornAt: clock.now(),
    isGuessable: !secret,
    secret,
    ...parts,
    /** Tells of everything that changes here. */
    feed,
    ...chanceOf((): Parameters<typeof secretlyOf>[0] => ({ name, seed: world.seed, secret })),

    /** Runs what is due, each event at its own time; the clock then stands at the time it had before. */
    catchUp: () => runDue(events, clock),

    /** Runs `work` alone in this world: after what is due, at one moment, before the next caller. */
    run: <Result>(work: () => Promise<Result>): Promise<Result> =>
      inTurn(async () => {
        try {
          await world.catchUp()
          return await work()
        } finally {
          settleAnd(feed, clock.unpin)
        }
      }),
  }
  return world
}

/** Who keeps the world may fail to; its clock goes on all the same. */
function settleAnd(feed: Feed, goOn: () => void) {
  try {
    feed.settle()
  } finally {
    goOn()
  }
}

type Keys = (string | number)[]
/** A world's chance; restoring another world changes its seed. */
const chanceOf = (identity: () => Parameters<typeof secretlyOf>[0]) => ({
  random: (...keys: Keys) => randomOf(identity().seed, ...keys),
  /** For what opens something: of this world alone, and of no other that has its seed. */
  secretly: (...keys: Keys) => secretlyOf(identity(), ...keys),
})

/** A world in the eyes of a domain: `Settings` are those it reads. */
export type World<Settings extends object = object> = ReturnType<typeof createWorld<Settings>>

/** What a world has besides rows. */
export const smallStateOf = ({ seed, bornAt, scenario, clock, ids, events, faults, settings }: World) => ({
  seed,
  bornAt,
  scenario,
  clock: clock.state(),
  counters: ids.dump(),
  sequence: events.sequence(),
  faults: faults.dump(),
  settings,
})

async function runDue(events: EventQueue, clock: Clock) {
  const target = clock.now()
  for (let event = events.takeDue(target); event; event = events.takeDue(target)) {
    clock.pin(event.at)
    await events.run(event)
  }
  clock.pin(target)
}
