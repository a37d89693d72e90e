import type { Call, Reply } from '../http/http.ts'
import { digest } from '../world/random.ts'
import { type Snapshot, snapshotWorld } from '../world/snapshot.ts'
import type { Posting } from '../money/ledger.ts'
import type { World } from '../world/world.ts'

/** Maximum number of recorded calls. Then the recording restarts from the current state. */
export const MAX_CALLS = 20_000

export type RecordedCall = {
  at: number
  method: string
  path: string
  query: string
  /** Headers that the mock read, by lower-case name. */
  headers: Record<string, string>
  body: string
  status: number
  digest: string
}
export type RecordingStart = {
  name: string
  seed: number
  scenario: string
  createdAt: number
  secret?: string | undefined
  snapshot?: Snapshot | undefined
}
export type RecordedCalls = { start: RecordingStart; calls: RecordedCall[] }
export type CallRecorder = ReturnType<typeof createCallRecorder>

export const responseDigest = ({ status, headers, body }: Pick<Reply, 'status' | 'headers' | 'body'>): string =>
  digest(JSON.stringify([status, Object.entries(headers).toSorted(), body]))

export const digestResponses = (digests: readonly string[]): string => digest(digests.join('\n'))

export const ledgerDigest = ({ ledger }: Pick<World, 'ledger'>): string =>
  // Fixed field order: a restored ledger has its fields in another order.
  digest(
    JSON.stringify(
      ledger
        .dump()
        .map(({ id, at, type, orderNo, remark, postings }) => [id, at, type, orderNo, remark, toPairs(postings)]),
    ),
  )

const toPairs = (postings: readonly Posting[]) => postings.map(({ account, amount }) => [account, amount])

/** Creates the call recorder of a world. It costs nothing until it is started. */
export function createCallRecorder(world: World, maxCalls = MAX_CALLS) {
  let recorded: RecordedCalls | undefined

  async function runRecorded(call: Call, work: (call: Call) => Promise<Reply>) {
    const { method, path, body } = call
    const at = world.clock.now()
    const headers: Record<string, string> = {}
    const header = (name: string) => {
      const text = call.header(name)
      if (text !== undefined) headers[name] = text
      return text
    }
    const reply = await work({ ...call, header })
    const request = { at, method, path, query: call.query.toString(), headers, body }
    recorded!.calls.push({ ...request, status: reply.status, digest: responseDigest(reply) })
    if (recorded!.calls.length >= maxCalls) start()
    return reply
  }

  function start(isNewWorld = false) {
    const { name, seed, scenario, createdAt, secret } = world
    const snapshot = isNewWorld ? undefined : snapshotWorld(world)
    recorded = { start: { name, seed, scenario, createdAt, secret, snapshot }, calls: [] }
  }

  return {
    isRunning: () => recorded !== undefined,
    /** Starts a new recording and drops the previous one. A new world needs no snapshot: seed and scenario recreate it. */
    start,
    /** Restarts a running recording after a change that the recorded calls do not explain, such as a restore. */
    restart() {
      if (recorded) start()
    },
    stop() {
      recorded = undefined
    },
    resume(saved: RecordedCalls) {
      recorded = saved
    },
    /** Answers `call` with `work` and records both. Calls that throw are not recorded: they change nothing. */
    record: (call: Call, work: (call: Call) => Promise<Reply>): Promise<Reply> =>
      recorded ? runRecorded(call, work) : work(call),
    /** Returns the start of the recording, a new object after a restart, and the number of calls. */
    state: () => ({ beginning: recorded?.start, calls: recorded?.calls.length ?? 0 }),
    since: (count: number): RecordedCall[] => recorded?.calls.slice(count) ?? [],
    read: () => recorded && { ...recorded, calls: [...recorded.calls] },
  }
}
