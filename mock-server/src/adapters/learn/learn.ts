import { readEntries } from '../har/har-entries.ts'
import { parseEntry, type RecordedExchange } from '../har/har-entry.ts'
import { type Finding, findingsOf } from './findings.ts'
import { mergeSchemas } from './infer-schema.ts'
import { createStateCollector, type ObservedState } from './observed-states.ts'
import { createNameCollector } from './personal-names.ts'
import { mergeUnknownCalls, toUnknownCall, type UnknownCall } from './unknown-call.ts'

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
  const names = createNameCollector()
  const notes: string[] = []
  let [entry, calls] = [0, 0]
  let lastAt: number | undefined

  return {
    add(exchange: RecordedExchange): void {
      entry++
      if (!GATEWAY_PATH.test(exchange.url.pathname)) return
      calls++
      lastAt = exchange.at ?? lastAt
      names.add(exchange)
      for (const note of exchange.notes)
        if (notes.length < MAX_NOTES) notes.push(`entry ${entry}: ${note}, and was not compared`)
      const found = findingsOf(exchange)
      for (const { operation, ...one } of found)
        addFinding(findings, { ...one, count: 1, entry, operations: operation ? [operation] : [] })
      if (found.some(({ part }) => part === 'call')) addUnknownCall(unknownCalls, toUnknownCall(exchange))
      else states.add(exchange, found)
    },
    lesson(): Lesson {
      const [shown, shownCalls] = [new Map<string, Finding>(), new Map<string, UnknownCall>()]
      for (const one of findings.values()) addFinding(shown, names.hide.finding(one))
      for (const one of unknownCalls.values()) addUnknownCall(shownCalls, names.hide.call(one))
      return {
        calls,
        others: entry - calls,
        ...(lastAt !== undefined && { observedOn: new Date(lastAt).toISOString().slice(0, 10) }),
        findings: [...shown.values()].toSorted((one, other) => other.count - one.count),
        unknownCalls: [...shownCalls.values()],
        states: names.hide.states(states.all()),
        notes,
      }
    },
  }
}

function addFinding(findings: Map<string, Finding>, one: Finding): void {
  const key = `${one.call} ${one.field} ${one.says}`
  const known = findings.get(key)
  if (!known) return void findings.set(key, { ...one, operations: [...one.operations] })
  known.count += one.count
  known.operations = [...new Set([...known.operations, ...one.operations])]
  if (known.schema && one.schema) known.schema = mergeSchemas(known.schema, one.schema)
}

function addUnknownCall(calls: Map<string, UnknownCall>, one: UnknownCall): void {
  const key = `${one.method} ${one.path}`
  const known = calls.get(key)
  calls.set(key, known ? mergeUnknownCalls(known, one) : one)
}
