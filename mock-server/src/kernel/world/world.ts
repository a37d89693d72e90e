import { createLedgerInvariants, type MoneyRecords, type Invariant, createLedger } from '../money/ledger.ts'
import { type Clock, createClock } from './clock.ts'
import { createDatabase, type DeclaredTables } from '../tables/database.ts'
import { createEventQueue, type EventQueue } from './event-queue.ts'
import { createFaults } from './faults.ts'
import { createChangeLog, type ChangeLog } from '../tables/change-log.ts'
import { createJournal } from './journal.ts'
import { randomOf, secretRandomOf } from './random.ts'
import { Rows } from '../tables/rows.ts'

export type WorldOptions = {
  name: string
  seed: number
  scenario: string
  /** Host clock, ms. Only adapters may read the real one. */
  hostNow: () => number
  /** Time of the new world, ms. Default: the host's time. */
  time?: number
  /** Secret of the world. Without it tokens depend only on seed and name, so that the world is reproducible. */
  secret?: string | undefined
  /** Creates the secret at its first use. */
  newSecret?: (() => string) | undefined
}

type Frozen<Value> = Value extends object ? { readonly [Name in keyof Value]: Frozen<Value[Name]> } : Value

/** The settings of a world. A change replaces the value of a setting: worlds share the values, and what is computed from them is kept until one is replaced. */
type WorldSettings<Settings extends object> = { [Name in keyof Settings]: Frozen<Settings[Name]> }

export type WorldParts<Settings extends object> = {
  tables: DeclaredTables
  settings(): Settings
  invariants(records: MoneyRecords): Invariant[]
}

/** Stored reply to a command; `id` is the scope of its idempotency key. */
type StoredReply = { id: string; fingerprint: string; status: number; body: string }

function createParts<Settings extends object>(clock: Clock, { tables, settings, invariants }: WorldParts<Settings>) {
  const database = createDatabase(tables)
  const { table, rowsNamed } = database
  const ledger = createLedger()
  const ownSettings = settings() as WorldSettings<Settings>
  return {
    clock,
    database,
    table,
    ledger,
    ledgerInvariants: createLedgerInvariants([
      ledger.audit,
      ...invariants({ ledger, table, rowsNamed, settings: ownSettings }),
    ]),
    events: createEventQueue(),
    faults: createFaults(),
    journal: createJournal(),
    settings: ownSettings,
    ids: createIds(clock),
    /** Replies to commands by idempotency key, so that a repeated command has one effect. */
    answers: new Rows<StoredReply>('answers'),
  }
}

/** Creates a world with all its mutable state. No state is shared between worlds. */
export function createWorld<Settings extends object>(
  { name, seed, scenario, hostNow, time, secret, newSecret }: WorldOptions,
  definition: WorldParts<Settings>,
) {
  const runExclusive = createSerialQueue()
  const parts = createParts(createClock(hostNow, time), definition)
  const { clock, events, ledger, answers } = parts
  const changeLog: ChangeLog = createChangeLog(
    () => ({ ...parts.database.all(), transactions: ledger, events, answers }),
    () => worldStateOf(world),
  )

  const world = {
    name,
    seed,
    scenario,
    // The start of the clock, not its time now: some of the host's time may have passed since.
    createdAt: Math.floor(clock.state().time),
    isGuessable: !secret && !newSecret,
    get secret() {
      return (secret ??= newSecret?.())
    },
    /** True while a snapshot is written into the world: its rows are not events. */
    isRestoring: false,
    ...parts,
    changeLog,
    ...createWorldRandom((): Parameters<typeof secretRandomOf>[0] => ({
      name,
      seed: world.seed,
      secret: world.secret,
    })),

    /** Runs all due events, each at its own time, then resets the clock to the current time. */
    catchUp: () => runDue(events, clock),

    /** Runs `work` exclusively in this world, after all due events and with a pinned clock. */
    run: <Result>(work: () => Promise<Result>): Promise<Result> =>
      runExclusive(async () => {
        try {
          if (events.isDue(clock.now())) await world.catchUp()
          else clock.pin(clock.now())
          return await work()
        } finally {
          flushThen(changeLog, clock.unpin)
        }
      }),
  }
  return world
}

const done = () => undefined

/** Returns a function that starts each task when the one before has settled. */
function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task)
    last = result.then(done, done)
    return result
  }
}

function flushThen(changeLog: ChangeLog, finish: () => void) {
  try {
    changeLog.flush()
  } finally {
    finish()
  }
}

type Keys = (string | number)[]
/** Creates the random streams of a world. The seed is read on each call, because a restore changes it. */
const createWorldRandom = (identity: () => Parameters<typeof secretRandomOf>[0]) => ({
  random: (...keys: Keys) => randomOf(identity().seed, ...keys),
  /** Stream for secrets such as tokens; another world with the same seed gets different values. */
  secretRandom: (...keys: Keys) => secretRandomOf(identity(), ...keys),
})

export type World<Settings extends object = object> = ReturnType<typeof createWorld<Settings>>

export const worldStateOf = ({ seed, createdAt, scenario, clock, ids, events, faults, settings }: World) => ({
  seed,
  createdAt,
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

function createIds(clock: Clock) {
  let counters: Record<string, number> = {}
  const next = (kind: string) => (counters[kind] = (counters[kind] ?? 0) + 1)
  return {
    next,
    /** Returns an order number such as `R26112100000042`: prefix, day, sequence. */
    order(prefix: string) {
      const day = new Date(clock.now()).toISOString().slice(2, 10).replaceAll('-', '')
      return `${prefix}${day}${String(next(`order:${prefix}`)).padStart(8, '0')}`
    },
    dump: () => counters,
    restore(saved: Record<string, number>) {
      counters = { ...saved }
    },
  }
}
