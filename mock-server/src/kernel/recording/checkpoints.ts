import type { Change } from '../tables/change-log.ts'
import { invalidField, Refusal } from '../validation/refusal.ts'
import { replay } from './replay.ts'
import { restoreWorld, type Snapshot, snapshotWorld } from '../world/snapshot.ts'
import type { World } from '../world/world.ts'

/** With more changes the older half is merged into the base snapshot and can no longer be returned to. */
const MAX_CHANGES = 20_000

type Checkpoint = { checkpoint: number; at: number; changes: Change[] }
type CheckpointHistory = { base: Snapshot; first: Checkpoint; later: Checkpoint[]; stop(): void }
/** A checkpoint by its number, or the last one that is not after `time` (ms). */
export type RewindTarget = { checkpoint?: number | undefined; time?: number | undefined }

export type Checkpoints = ReturnType<typeof createCheckpoints>

export function createCheckpoints(world: World, maxChanges = MAX_CHANGES) {
  let history: CheckpointHistory | undefined

  function requireHistory(): CheckpointHistory {
    if (history) return history
    const value = { field: 'checkpoints', reason: 'were not started: POST /__admin/checkpoints' }
    throw new Refusal(400, 'request_param_err', 'This world keeps no checkpoints', value)
  }

  function stop() {
    history?.stop()
    history = undefined
  }

  return {
    start() {
      stop()
      history = startHistory(world, maxChanges)
    },
    stop,
    list: () => checkpointsIn(requireHistory()).map(({ changes, ...one }) => ({ ...one, changes: changes.length })),
    /** Restores an earlier state and drops the checkpoints after it. */
    async rewind(target: RewindTarget) {
      if (target.time && target.time > world.clock.now()) throw invalidField('time', 'is still to come')
      const { checkpoint, at } = findCheckpoint(requireHistory(), target)
      const later = requireHistory().later.filter((one) => one.checkpoint <= checkpoint)
      const snapshot = replay(requireHistory().base, changesIn(later)) as Snapshot
      await restoreWorld(world, { ...snapshot, clock: { ...snapshot.clock, time: at } }, 'exact')
      world.changeLog.flush()
      requireHistory().later = later
      return { checkpoint, at }
    },
  }
}

function startHistory(world: World, maxChanges: number): CheckpointHistory {
  let changes: Change[] = []

  function endCheckpoint() {
    if (changes.length === 0) return
    const { checkpoint } = history.later.at(-1) ?? history.first
    history.later.push({ checkpoint: checkpoint + 1, at: world.clock.now(), changes })
    changes = []
    if (countChanges(history.later) > maxChanges) mergeOldest(history)
  }

  const history: CheckpointHistory = {
    base: snapshotWorld(world),
    first: { checkpoint: 0, at: world.clock.now(), changes: [] },
    later: [],
    stop: world.changeLog.subscribe((change) => changes.push(change), endCheckpoint),
  }
  return history
}

const checkpointsIn = ({ first, later }: CheckpointHistory) => [first, ...later]
const changesIn = (checkpoints: readonly Checkpoint[]) => checkpoints.flatMap(({ changes }) => changes)

const countChanges = (checkpoints: readonly Checkpoint[]) =>
  checkpoints.reduce((sum, { changes }) => sum + changes.length, 0)

function findCheckpoint(history: CheckpointHistory, { checkpoint, time = Infinity }: RewindTarget): Checkpoint {
  const all = checkpointsIn(history)
  const found = all.findLast((one) => (checkpoint === undefined ? one.at <= time : one.checkpoint === checkpoint))
  if (found) return found
  const [first, last] = [all[0]!, all.at(-1)!]
  if (checkpoint !== undefined)
    throw invalidField('checkpoint', `must be one of ${first.checkpoint} to ${last.checkpoint}`)
  throw invalidField('time', `must not be before the first checkpoint: ${new Date(first.at).toISOString()}`)
}

function mergeOldest(history: CheckpointHistory) {
  const oldest = history.later.splice(0, Math.ceil(history.later.length / 2))
  history.base = replay(history.base, changesIn(oldest)) as Snapshot
  history.first = { ...oldest.at(-1)!, changes: [] }
}
