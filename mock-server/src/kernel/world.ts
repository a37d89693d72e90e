import { createClock } from './clock.ts'
import { createDatabase } from '../domains/database.ts'
import { createEventQueue } from './event-queue.ts'
import { createFaults } from './faults.ts'
import { createIds } from './ids.ts'
import { checkBooks } from './invariants.ts'
import { createJournal } from './journal.ts'
import { createLedger } from './ledger.ts'
import { randomOf } from './random.ts'
import { defaultSettings } from './settings.ts'
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

/** Everything that can change. A second world is a second call; nothing is kept outside. */
export function createWorld({ name, seed, scenario, hostNow, time }: WorldOptions) {
  const clock = createClock(hostNow, time)
  const events = createEventQueue()
  const inTurn = createTurns()

  const world = {
    name,
    seed,
    scenario,
    bornAt: clock.now(),
    db: createDatabase(),
    ledger: createLedger(),
    clock,
    events,
    faults: createFaults(),
    journal: createJournal(),
    settings: defaultSettings(),
    ids: createIds(clock),
    /** Answers to commands by idempotency key, so that a repeated command has one effect. */
    answers: new Map<string, { fingerprint: string; status: number; body: string }>(),
    random: (...keys: (string | number)[]) => randomOf(world.seed, ...keys),

    /** Runs what is due, each event at its own time; the clock then stands at the time it had before. */
    async catchUp() {
      const target = clock.now()
      for (let event = events.takeDue(target); event; event = events.takeDue(target)) {
        clock.pin(event.at)
        await events.run(event)
      }
      clock.pin(target)
    },

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
    check: (): string | undefined => checkBooks(world),
  }
  return world
}
export type World = ReturnType<typeof createWorld>
