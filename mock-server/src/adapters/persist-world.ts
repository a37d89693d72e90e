import { parse } from 'valibot'
import { gatewaySnapshotSchema } from '../admin/snapshot-schema.ts'
import { type Change, STATE } from '../kernel/change-log.ts'
import { changesSchema, replay } from '../kernel/replay.ts'
import { restoreWorld, type Snapshot, snapshotWorld } from '../kernel/snapshot.ts'
import { migrateSnapshot } from '../kernel/snapshot-migration.ts'
import { createSerialQueue } from '../kernel/serial-queue.ts'
import type { World } from '../kernel/world.ts'
import type { MockServer } from '../mock-server.ts'

/** A stored world and the changes since. The revision identifies this state. */
export type Kept = { revision: number; snapshot: unknown; changes: unknown[] }

/** Storage of the page's world between visits. Every write creates a new revision and returns it. */
export type WorldStore = {
  /** Returns the stored world, or undefined if its revision is `known`. */
  load(known?: number): Promise<Kept | undefined>
  /** Adds to what is kept. Adds nothing and answers nothing when that is another than `revision`: another tab has written. */
  append(revision: number, changes: Change[]): Promise<number | undefined>
  /** Keeps this instead of all that was kept. */
  replace(snapshot: Snapshot): Promise<number>
}

/** More changes than these take long to read again. */
const LONG = 20_000

/** A world, and what has changed in it since the changes were last taken. */
function followed(world: World) {
  let changes: Change[] = []
  world.changeLog.subscribe((change) => void changes.push(change))
  return {
    world,
    /** Works between two commands, so that no half of one is kept. What changed until then is taken. */
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
 * Keeps the default world in `store`: what has changed is added to what is kept. The whole world is kept the first time, after another tab
 * has written, after a store that failed, and when the changes are more than `long`.
 */
export function persistWorld({ worlds }: MockServer, store: WorldStore, long = LONG) {
  const inTurn = createSerialQueue()
  let own: ReturnType<typeof followed> | undefined
  /** The stored revision of this page's world; undefined while it is unknown. */
  let revision: number | undefined
  let length = 0

  async function follow() {
    const { world, recorder } = await worlds.open('default')
    const isReplaced = own !== undefined && own.world !== world
    if (own?.world !== world) [own, revision] = [followed(world), undefined]
    return { ...own!, isReplaced, recorder }
  }

  async function takeUp() {
    const { world, take, recorder } = await follow()
    const kept = await store.load(revision)
    if (!kept) return
    revision = undefined
    const snapshot = toSnapshot(kept)
    await take(() => restoreWorld(world, snapshot, 'elapsed').then(recorder.restart))
    ;[revision, length] = [kept.revision, kept.changes.length]
  }

  async function append(known: number, { clock }: World, changes: Change[]) {
    length += changes.length
    const time: Change = { table: STATE, id: 'clock', row: clock.dump() }
    return length > long ? undefined : store.append(known, [...changes, time])
  }

  async function save() {
    const { isReplaced, ...us } = await follow()
    const changes = await us.take((all) => all)
    if (changes.length === 0 && !isReplaced) return
    const known = revision
    revision = undefined
    if (known !== undefined) revision = await append(known, us.world, changes)
    if (revision !== undefined) return
    length = 0
    revision = await store.replace(await us.take(() => snapshotWorld(us.world)))
  }

  // If the store is full or forbidden, the world is lost at the end of the visit; nothing else happens.
  const ignoringErrors = (work: () => Promise<void>) => () => inTurn(work).catch(() => undefined)
  return { takeUp: ignoringErrors(takeUp), save: ignoringErrors(save) }
}

const toSnapshot = ({ snapshot, changes }: { snapshot: unknown; changes: unknown[] }) =>
  parse(gatewaySnapshotSchema, migrateSnapshot(replay(snapshot as Snapshot, parse(changesSchema, changes))))
