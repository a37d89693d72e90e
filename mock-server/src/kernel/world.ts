import { type Clock, createClock } from './clock.ts'
import { createDatabase, type TableKey } from './database.ts'
import { createEventQueue, type EventQueue } from './event-queue.ts'
import { createFaults } from './faults.ts'
import { createIds } from './ids.ts'
import { type Books, checkBooks } from './invariants.ts'
import { createJournal } from './journal.ts'
import { createLedger } from './ledger.ts'
import { randomOf } from './random.ts'
import { createTurns } from './turns.ts'

export type WorldOptions = {
  name: string
  seed: number
  scenario: string
  /** The host's clock, ms. Only a door may read it. */
  hostNow: () => number
  /** The world's time at birth, ms; without it, the host's. */
  time?: number
}

/** What the domains bring into a world: their tables, their switches as a new site has them, their promises about money. */
export type WorldParts<Settings extends object> = {
  tables: readonly TableKey[]
  settings(): Settings
  check(books: Books): string | undefined
}

/** Everything that can change. A second world is a second call; nothing is kept outside. */
export function createWorld<Settings extends object>(
  { name, seed, scenario, hostNow, time }: WorldOptions,
  { tables, settings, check }: WorldParts<Settings>,
) {
  const clock = createClock(hostNow, time)
  const events = createEventQueue()
  const inTurn = createTurns()
  const database = createDatabase(tables)

  const world = {
    name,
    seed,
    scenario,
    bornAt: clock.now(),
    database,
    /** The table that a domain declares with this key. */
    table: database.table,
    ledger: createLedger(),
    clock,
    events,
    faults: createFaults(),
    journal: createJournal(),
    settings: settings(),
    ids: createIds(clock),
    /** Answers to commands by idempotency key, so that a repeated command has one effect. */
    answers: new Map<string, { fingerprint: string; status: number; body: string }>(),
    random: (...keys: (string | number)[]) => randomOf(world.seed, ...keys),

    /** Runs what is due, each event at its own time; the clock then stands at the time it had before. */
    catchUp: () => runDue(events, clock),

    /** Runs `work` alone in this world: after what is due, at one moment, before the next caller. */
    run: <Result>(work: () => Promise<Result>): Promise<Result> =>
      inTurn(async () => {
        try {
          await world.catchUp()
          return await work()
        } finally {
          clock.unpin()
        }
      }),

    /** Says which promise the world has broken, or nothing. */
    check: (): string | undefined => checkBooks(world, check),
  }
  return world
}
/** A world in the eyes of a domain: `Settings` are those it reads. */
export type World<Settings extends object = object> = ReturnType<typeof createWorld<Settings>>

async function runDue(events: EventQueue, clock: Clock) {
  const target = clock.now()
  for (let event = events.takeDue(target); event; event = events.takeDue(target)) {
    clock.pin(event.at)
    await events.run(event)
  }
  clock.pin(target)
}
