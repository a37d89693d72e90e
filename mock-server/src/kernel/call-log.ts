import type { Call, Reply } from './http.ts'
import { digest } from './random.ts'
import { type Snapshot, snapshotWorld } from './snapshot.ts'
import type { Posting } from './transaction.ts'
import type { World } from './world.ts'

/** More calls than these are not kept: the tape begins anew where the world stands. */
const MOST = 20_000

/** A call as it came in: all that the mock looked at, at the world's time `at`, and a fingerprint of what it answered. */
export type LoggedCall = {
  at: number
  method: string
  path: string
  query: string
  /** Those headers that were looked at, by their lower-case names. */
  headers: Record<string, string>
  body: string
  status: number
  answer: string
}
/** What a world was when the tape began: born anew, or as in the snapshot. */
export type Beginning = {
  name: string
  seed: number
  scenario: string
  bornAt: number
  secret?: string | undefined
  snapshot?: Snapshot | undefined
}
/** What is on a tape. */
export type LoggedCalls = { beginning: Beginning; calls: LoggedCall[] }
export type CallLog = ReturnType<typeof createTape>

/** A fingerprint of all that a caller sees of an answer. */
export const answerDigest = ({ status, headers, body }: Pick<Reply, 'status' | 'headers' | 'body'>): string =>
  digest(JSON.stringify([status, Object.entries(headers).toSorted(), body]))

/** A fingerprint of every movement of money. */
export const ledgerDigest = ({ ledger }: Pick<World, 'ledger'>): string =>
  // In an order of our own: a ledger that was restored names its fields in another.
  digest(
    JSON.stringify(
      ledger
        .dump()
        .map(({ id, at, type, orderNo, remark, postings }) => [id, at, type, orderNo, remark, sumsOf(postings)]),
    ),
  )

const sumsOf = (postings: readonly Posting[]) => postings.map(({ account, amount }) => [account, amount])

/** Writes down what a world is asked, so that it can be asked again. A world without a running tape pays nothing. */
export function createTape(world: World, most = MOST) {
  let taped: LoggedCalls | undefined

  function start(isNewborn = false) {
    const { name, seed, scenario, bornAt, secret } = world
    const snapshot = isNewborn ? undefined : snapshotWorld(world)
    taped = { beginning: { name, seed, scenario, bornAt, secret, snapshot }, calls: [] }
  }

  return {
    isRunning: () => taped !== undefined,
    /** From now on; what was on the tape is gone. A newborn needs no snapshot: seed and scenario make it again. */
    start,
    /** From here on, where one runs: the world stands elsewhere than what was asked has led to. */
    beginAnew() {
      if (taped) start()
    },
    stop() {
      taped = undefined
    },
    /** Goes on with what was on the tape of this world when it was put away. */
    goOn(before: LoggedCalls) {
      taped = before
    },
    /** Lets `work` answer `call`, and writes both down. What `work` throws is not: it has changed nothing. */
    async hear(call: Call, work: (call: Call) => Promise<Reply>): Promise<Reply> {
      if (!taped) return work(call)
      const { method, path, body } = call
      const at = world.clock.now()
      const headers: Record<string, string> = {}
      const header = (name: string) => {
        const text = call.header(name)
        if (text !== undefined) headers[name] = text
        return text
      }
      const reply = await work({ ...call, header })
      const query = call.query.toString()
      taped.calls.push({ at, method, path, query, headers, body, status: reply.status, answer: answerDigest(reply) })
      if (taped.calls.length >= most) start()
      return reply
    },
    /** From where on it runs, another one when it was begun anew, and how many calls are on it. */
    state: () => ({ beginning: taped?.beginning, calls: taped?.calls.length ?? 0 }),
    /** The calls on it but for the first `known`. */
    since: (known: number): LoggedCall[] => taped?.calls.slice(known) ?? [],
    /** What is on the tape; nothing where none runs. */
    read: () => taped && { ...taped, calls: [...taped.calls] },
  }
}
