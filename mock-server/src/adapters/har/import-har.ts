import * as v from 'valibot'
import type { Recording } from '../../admin/recording/recording.ts'
import { RECORDING_VERSION } from '../../admin/recording/recording-version.ts'
import { type CreateMock, type ReplayCall, startReplay } from '../../admin/recording/replay-session.ts'
import { digestResponses, ledgerDigest, MAX_CALLS, responseDigest } from '../../kernel/recording/call-recorder.ts'
import { MIN_TIME } from '../../kernel/world/clock.ts'
import { timestampSchema } from '../../kernel/world/limits.ts'
import { openApiDocument } from '../../kernel/validation/openapi-document.ts'
import { HarProblem, readEntries } from './har-entries.ts'
import { parseEntry, type RecordedExchange } from './har-entry.ts'
import { createIssuedValues } from './issued-values.ts'

/** A call whose response has another status in the mock than in the HAR. */
export type ImportDifference = { entry: number; method: string; path: string; status: number; now: number }
export type ImportResult = {
  recording: Recording
  /** Entries that are not calls of the mock: pages, pictures, other servers. */
  others: number
  differences: ImportDifference[]
}

const MOCK_PATH = /^\/(?:wps|lgw|lotto-vn|__admin\/clock)\//

/**
 * Makes a recording of the calls of a HAR, by sending them to a new mock at their times. Tokens and ids that the mock of the HAR issued are
 * replaced by those of the new one. Headers that the mock does not read, such as cookies of other sites, are left out. Throws a HarProblem that names the entry at which the file is broken.
 */
export async function importHar(
  parts: AsyncIterable<string>,
  createMock: CreateMock,
  { seed = 7, scenario = 'default' } = {},
): Promise<ImportResult> {
  const { calls, others } = await readCalls(parts)
  const [first] = calls
  if (!first) throw new HarProblem('has no call of a gateway')
  const start = { name: 'default', seed, scenario, createdAt: first.at }
  const session = await startReplay({ start, isStrict: false }, createMock)
  const issued = createIssuedValues()
  const recorded: Recording['calls'] = []
  const differences: ImportDifference[] = []
  for (const { exchange, at, entry } of calls) {
    const call = issued.replaceIn(toCall(exchange, at))
    const read = new Set<string>()
    const reply = await session.send(call, (name) => read.add(name))
    issued.learn(exchange.responseBody, reply.body)
    const headers = Object.fromEntries(Object.entries(call.headers).filter(([name]) => read.has(name)))
    recorded.push({ ...call, headers, status: reply.status, digest: responseDigest(reply) })
    const { method, path } = call
    if (reply.status !== exchange.status)
      differences.push({ entry, method, path, status: exchange.status, now: reply.status })
  }
  const end = calls.at(-1)!.at
  const world = await session.advanceTo(end)
  const digests = { responses: digestResponses(recorded.map(({ digest }) => digest)), ledger: ledgerDigest(world) }
  const recording: Recording = {
    recording: RECORDING_VERSION,
    document: openApiDocument.fingerprint,
    isStrict: false,
    start,
    calls: recorded,
    end: { at: end, ...digests },
  }
  return { recording, others, differences }
}

type TimedCall = { exchange: RecordedExchange; at: number; entry: number }

/** Returns the calls in the order in which they were sent. */
async function readCalls(parts: AsyncIterable<string>): Promise<{ calls: TimedCall[]; others: number }> {
  const calls: TimedCall[] = []
  let entry = 0
  for await (const text of readEntries(parts)) {
    const exchange = parseEntry(text, ++entry)
    // A cancelled call has no response.
    if (!MOCK_PATH.test(exchange.url.pathname) || exchange.status === 0 || exchange.method === 'OPTIONS') continue
    if (!v.is(timestampSchema, exchange.at) || exchange.at < MIN_TIME)
      throw new HarProblem(`entry ${entry}: startedDateTime is not a time from 1971 to 2100`)
    if (calls.length === MAX_CALLS) throw new HarProblem(`has more than ${MAX_CALLS} calls, at entry ${entry}`)
    calls.push({ exchange, at: exchange.at, entry })
  }
  return { calls: calls.toSorted((one, other) => one.at - other.at), others: entry - calls.length }
}

const toCall = ({ method, url, headers, sent }: RecordedExchange, at: number): ReplayCall => ({
  at,
  method,
  path: url.pathname,
  query: url.searchParams.toString(),
  headers,
  body: sent,
})
