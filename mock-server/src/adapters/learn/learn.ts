import { readEntries } from '../har/har-entries.ts'
import { parseEntry, type RecordedExchange } from '../har/har-entry.ts'
import { callOf, type ExchangeFinding, findingsOf } from './findings.ts'
import { mergeSchemas } from './infer-schema.ts'
import { createStateCollector, type ObservedState } from './observed-states.ts'
import { mergeUnknownCalls, toUnknownCall, type UnknownCall } from './unknown-call.ts'

/** Something that the document does not have, how often it was seen, and where first. It has no value of a member. */
export type Finding = Omit<ExchangeFinding, 'operation'> & {
  count: number
  /** The first entry of the recording that has it, from 1. */
  entry: number
  /** The operations that have it. */
  operations: string[]
}
export type Lesson = {
  /** Calls of a gateway that were compared. */
  calls: number
  /** Entries that are not calls of a gateway: pages, pictures, other servers. */
  others: number
  /** The day of the last call (`YYYY-MM-DD`), if the recording has times. */
  observedOn?: string
  findings: Finding[]
  /** What was seen of calls that the document does not have. */
  unknownCalls: UnknownCall[]
  /** Provider states that make a mock respond as the gateway did. */
  states: ObservedState[]
  /** Entries of which a body was not compared, with the reason. */
  notes: string[]
}

const GATEWAY_PATH = /^\/(?:wps|lgw|lotto-vn)\//
const MAX_NOTES = 20

/** Compares recorded traffic, the parts of a HAR, with the document. Throws a HarProblem if it is not a HAR. */
export async function learn(parts: AsyncIterable<string>): Promise<Lesson> {
  const learner = createLearner()
  let entry = 0
  for await (const text of readEntries(parts)) learner.add(parseEntry(text, ++entry))
  return learner.lesson()
}

/** Compares calls with the document, one after the other. */
export function createLearner() {
  const findings = new Map<string, Finding>()
  const unknownCalls = new Map<string, UnknownCall>()
  const states = createStateCollector()
  const notes: string[] = []
  let [entry, calls] = [0, 0]
  let lastAt: number | undefined

  return {
    add(exchange: RecordedExchange): void {
      entry++
      if (!GATEWAY_PATH.test(exchange.url.pathname)) return
      calls++
      lastAt = exchange.at ?? lastAt
      for (const note of exchange.notes)
        if (notes.length < MAX_NOTES) notes.push(`entry ${entry}: ${note}, and was not compared`)
      const found = findingsOf(exchange)
      for (const one of found) addFinding(findings, one, entry)
      if (found.some(({ part }) => part === 'call')) addUnknownCall(unknownCalls, exchange)
      else states.add(exchange, found)
    },
    lesson: (): Lesson => ({
      calls,
      others: entry - calls,
      ...(lastAt !== undefined && { observedOn: new Date(lastAt).toISOString().slice(0, 10) }),
      findings: [...findings.values()].toSorted((one, other) => other.count - one.count),
      unknownCalls: [...unknownCalls.values()],
      states: states.all(),
      notes,
    }),
  }
}

function addFinding(findings: Map<string, Finding>, one: ExchangeFinding, entry: number): void {
  const { operation, ...found } = one
  const key = `${found.call} ${found.field} ${found.says}`
  const known = findings.get(key)
  if (!known) return void findings.set(key, { ...found, count: 1, entry, operations: operation ? [operation] : [] })
  known.count++
  if (operation && !known.operations.includes(operation)) known.operations.push(operation)
  if (known.schema && found.schema) known.schema = mergeSchemas(known.schema, found.schema)
}

function addUnknownCall(calls: Map<string, UnknownCall>, exchange: RecordedExchange): void {
  const key = callOf(exchange)
  const [known, one] = [calls.get(key), toUnknownCall(exchange)]
  calls.set(key, known ? mergeUnknownCalls(known, one) : one)
}
