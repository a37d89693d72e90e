import type { Change } from './change-log.ts'
import { invalidField, Refusal } from './refusal.ts'
import { replay } from './replay.ts'
import { restoreWorld, type Snapshot, snapshotWorld } from './snapshot.ts'
import type { World } from './world.ts'

/** More changes than these are not kept: the older half is laid together, and is rewound to no more. */
const MOST = 20_000

/** The end of a run that changed something. `at` is the world's time then. */
type Moment = { moment: number; at: number; changes: Change[] }
type Recording = { base: Snapshot; first: Moment; moments: Moment[]; stop(): void }
/** Where to go back to: a moment by its number, or the last one that is not after `time`. */
export type Earlier = { moment?: number | undefined; time?: number | undefined }

export type Recorder = ReturnType<typeof createRecorder>

/** Keeps the moments of a world from when it is asked to, and brings them back. A world that nobody records pays nothing. */
export function createRecorder(world: World, most = MOST) {
  let recording: Recording | undefined

  function known(): Recording {
    if (recording) return recording
    const value = { field: 'recording', reason: 'was not started: POST /__admin/recording' }
    throw new Refusal(400, 'request_param_err', 'Nothing is recorded in this world', value)
  }

  function stop() {
    recording?.stop()
    recording = undefined
  }

  return {
    /** Records from now on; what was recorded before is forgotten. */
    start() {
      stop()
      recording = record(world, most)
    },
    stop,
    /** The moments that can be rewound to, oldest first. */
    moments: () => allOf(known()).map(({ moment, at, changes: { length } }) => ({ moment, at, changes: length })),
    /** Puts the world into an earlier state; what was recorded after it is forgotten. */
    async rewind(earlier: Earlier) {
      if (earlier.time && earlier.time > world.clock.now()) throw invalidField('time', 'is still to come')
      const { moment, at } = find(known(), earlier)
      const kept = known().moments.filter((one) => one.moment <= moment)
      const then = replay(known().base, changesIn(kept)) as Snapshot
      await restoreWorld(world, { ...then, clock: { ...then.clock, time: at } }, 'exact')
      world.feed.settle()
      known().moments = kept
      return { moment, at }
    },
  }
}

function record(world: World, most: number): Recording {
  let changes: Change[] = []

  function endMoment() {
    if (changes.length === 0) return
    const { moment } = recording.moments.at(-1) ?? recording.first
    recording.moments.push({ moment: moment + 1, at: world.clock.now(), changes })
    changes = []
    if (countOf(recording.moments) > most) shorten(recording)
  }

  const recording: Recording = {
    base: snapshotWorld(world),
    first: { moment: 0, at: world.clock.now(), changes: [] },
    moments: [],
    stop: world.feed.subscribe((change) => changes.push(change), endMoment),
  }
  return recording
}

const allOf = ({ first, moments }: Recording) => [first, ...moments]
const changesIn = (moments: readonly Moment[]) => moments.flatMap((one) => one.changes)

const countOf = (moments: readonly Moment[]) => moments.reduce((sum, one) => sum + one.changes.length, 0)

function find(recording: Recording, { moment, time = Infinity }: Earlier): Moment {
  const all = allOf(recording)
  const found = all.findLast((one) => (moment === undefined ? one.at <= time : one.moment === moment))
  if (found) return found
  const [{ moment: from, at }, to] = [all[0]!, all.at(-1)!.moment]
  if (moment !== undefined) throw invalidField('moment', `must be one of ${from} to ${to}`)
  throw invalidField('time', `must not be before the recording: ${new Date(at).toISOString()}`)
}

function shorten(recording: Recording) {
  const old = recording.moments.splice(0, Math.ceil(recording.moments.length / 2))
  recording.base = replay(recording.base, changesIn(old)) as Snapshot
  recording.first = { ...old.at(-1)!, changes: [] }
}
