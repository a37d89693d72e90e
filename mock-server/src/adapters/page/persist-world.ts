import pLimit from 'p-limit'
import { parse } from 'valibot'
import { gatewaySnapshotSchema } from '../../admin/snapshot-schema.ts'
import { type Change, STATE } from '../../kernel/tables/change-log.ts'
import { changesSchema, replay } from '../../kernel/recording/replay.ts'
import { restoreWorld, type Snapshot, snapshotWorld, migrateSnapshot } from '../../kernel/world/snapshot.ts'
import type { World } from '../../kernel/world/world.ts'
import type { MockServer } from '../../mock-server.ts'

/** A stored world and the changes since. The revision identifies this state. */
export type StoredPageWorld = { revision: number; snapshot: unknown; changes: unknown[] }

/** Storage of the page's world between visits. Every write creates a new revision and returns it. */
export type WorldStore = {
  /** Returns the stored world, or undefined if its revision is `known`. */
  load(known?: number): Promise<StoredPageWorld | undefined>
  /** Appends changes. Returns undefined without writing if the stored revision is not `revision`: another tab has written. */
  append(revision: number, changes: Change[]): Promise<number | undefined>
  /** Replaces everything stored by this snapshot. */
  replace(snapshot: Snapshot): Promise<number>
}

/** More changes than this take long to replay. */
const MAX_CHANGES = 20_000

function trackChanges(world: World) {
  let changes: Change[] = []
  world.changeLog.subscribe((change) => void changes.push(change))
  return {
    world,
    /** Runs between two commands, so that no partial command is stored. Takes the changes collected so far. */
    take: <Result>(work: (changes: Change[]) => Result | Promise<Result>): Promise<Result> =>
      world.run(async () => {
        world.changeLog.flush()
        try {
          return await work(changes)
        } finally {
          world.changeLog.flush()
          changes = []
        }
      }),
  }
}

/**
 * Persists the default world in `store` by appending its changes. The complete world is written the first time, after another tab has
 * written, after a failed write, and if there are more than `long` changes.
 */
export function persistWorld({ worlds }: MockServer, store: WorldStore, long = MAX_CHANGES) {
  const enqueue = pLimit(1)
  let tracked: ReturnType<typeof trackChanges> | undefined
  /** The stored revision of this page's world; undefined while it is unknown. */
  let revision: number | undefined
  let length = 0

  async function follow() {
    const { world, recorder } = await worlds.open('default')
    const isReplaced = tracked !== undefined && tracked.world !== world
    if (tracked?.world !== world) [tracked, revision] = [trackChanges(world), undefined]
    return { ...tracked!, isReplaced, recorder }
  }

  async function load() {
    const { world, take, recorder } = await follow()
    const stored = await store.load(revision)
    if (!stored) return
    revision = undefined
    const snapshot = toSnapshot(stored)
    await take(() => restoreWorld(world, snapshot, 'elapsed').then(recorder.restart))
    ;[revision, length] = [stored.revision, stored.changes.length]
  }

  async function append(known: number, { clock }: World, changes: Change[]) {
    length += changes.length
    const time: Change = { table: STATE, id: 'clock', row: clock.dump() }
    return length > long ? undefined : store.append(known, [...changes, time])
  }

  async function save() {
    const { isReplaced, ...current } = await follow()
    const changes = await current.take((all) => all)
    if (changes.length === 0 && !isReplaced) return
    const known = revision
    revision = undefined
    if (known !== undefined) revision = await append(known, current.world, changes)
    if (revision !== undefined) return
    length = 0
    revision = await store.replace(await current.take(() => snapshotWorld(current.world)))
  }

  // If the store is full or forbidden, the world is lost at the end of the visit; nothing else happens.
  const ignoringErrors = (work: () => Promise<void>) => () => enqueue(work).catch(() => undefined)
  return { load: ignoringErrors(load), save: ignoringErrors(save) }
}

const toSnapshot = ({ snapshot, changes }: { snapshot: unknown; changes: unknown[] }) =>
  parse(gatewaySnapshotSchema, migrateSnapshot(replay(snapshot as Snapshot, parse(changesSchema, changes))))
