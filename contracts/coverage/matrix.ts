import { type DeclaredOperation, isCommonFailure, toOutcome, outcomesOf } from '../declared.ts'
import type { ExampleRequest } from '@longan/mock-server/example-requests'
import { MERCHANT, TOKEN } from '../consumer/examples.ts'

export type Fetch = (request: Request) => Promise<Response>
type RequestChange = {
  headers?: Record<string, string>
  /** Replaces every query parameter. */
  query?: string
  body?: (text: string) => string
}
export type Requester = Awaited<ReturnType<typeof createRequester>>

const ORIGIN = 'http://gateway.local'
let count = 0

/** Sends an operation's example in a world of its own where the example's member is logged in. */
export async function createRequester(
  fetch: Fetch,
  { operation, persona, path, query, headers, body, given }: ExampleRequest,
) {
  const world = { 'x-mock-world': `probe-${++count}` }

  async function control(method: string, to: string, sent: object) {
    const request = { method, headers: world, body: JSON.stringify(sent) }
    const reply = await fetch(new Request(`${ORIGIN}/__admin${to}`, request))
    if (!reply.ok) throw new Error(`Failed to prepare ${operation.id}: ${method} ${to} answered ${reply.status}`)
    return reply.json() as Promise<unknown>
  }
  const provide = (state: string, params: object) => control('POST', '/provider-states', { state, params })
  if (operation.module) await provide('a module is switched', { modId: operation.module, isOn: true })
  if (given) await provide(given.state, given.params)
  async function signIn() {
    if (operation.token !== 'none') await provide('a member is signed in', { account: persona, token: TOKEN })
  }
  await signIn()

  function requestOf({ headers: own, query: junk, body: asBody = unchanged }: RequestChange) {
    const names = operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name)
    const parameters = junk === undefined ? Object.entries(query) : names.map((name) => [name, junk])
    const text = operation.method === 'GET' ? undefined : asBody(body === undefined ? '' : JSON.stringify(body))
    const token: Record<string, string> = operation.token === 'none' ? {} : { authorization: TOKEN }
    return new Request(`${ORIGIN}${path}?${new URLSearchParams(parameters)}`, {
      method: operation.method,
      headers: { merchant: MERCHANT, language: 'EN', ...token, ...headers, ...world, ...own },
      ...(text !== undefined && { body: text }),
    })
  }

  return {
    control,
    provide,
    signIn,
    async send(change: RequestChange = {}): Promise<string> {
      const reply = await fetch(requestOf(change))
      return toOutcome(operation.id, reply.status, errorCodeIn(await reply.text(), reply.status))
    },
    close: () => control('DELETE', '/worlds', { name: world['x-mock-world'] }),
  }
}

const unchanged = (text: string) => text

function errorCodeIn(text: string, status: number): string | undefined {
  if (status < 300) return undefined
  try {
    return (JSON.parse(text) as { errorCode?: string }).errorCode
  } catch {
    return undefined
  }
}

export const sources = ['pact', 'journey', 'verification'] as const
export type Source = (typeof sources)[number]
/** The observed outcomes of each source, with repetitions. */
export type Observations = Record<Source, string[]>

export type CoverageStatus = 'covered' | 'missed' | 'not implemented' | 'missing in the document'
export type Row = {
  operation: string
  domain: string
  status: string
  code: string | undefined
  isGeneral: boolean
  coverage: CoverageStatus
  counts: Record<Source, number>
}

/** Creates one row for each declared or observed outcome, with its coverage. */
export function createMatrix(operations: DeclaredOperation[], observations: Observations): Row[] {
  const counts = Object.fromEntries(sources.map((source) => [source, countsOf(observations[source])])) as Counts
  const absent = absentOperations(operations, observations)
  const declared = operations.flatMap((operation) =>
    outcomesOf(operation).map((one) => withVerdict(toRow(one, operation.domain, counts), absent.has(operation.id))),
  )
  const known = new Set(operations.flatMap(outcomesOf))
  const others = [...new Set(sources.flatMap((source) => observations[source]))].filter((one) => !known.has(one))
  const domains = new Map(operations.map(({ id, domain }) => [id as string, domain]))
  return [...declared, ...others.filter((one) => !isAbsence(one)).map((one) => toUndeclaredRow(one, domains, counts))]
}

type Counts = Record<Source, Map<string, number>>

const countsOf = (outcomes: string[]) =>
  new Map([...Map.groupBy(outcomes, (one) => one)].map(([one, group]) => [one, group.length]))

function withVerdict(row: Row, isAbsent: boolean): Row {
  const { pact, journey, verification } = row.counts
  if (isAbsent && journey + verification === 0) return { ...row, coverage: 'not implemented' }
  return { ...row, coverage: pact + journey + verification > 0 ? 'covered' : 'missed' }
}

const toUndeclaredRow = (one: string, domains: Map<string, string>, counts: Counts): Row => ({
  ...toRow(one, domains.get(one.split(' ')[0]!) ?? '-', counts),
  coverage: 'missing in the document',
})

function toRow(one: string, domain: string, counts: Counts): Row {
  const [operation = '', status = '', code] = one.split(' ')
  const rowCounts = Object.fromEntries(sources.map((name) => [name, counts[name].get(one) ?? 0])) as Row['counts']
  return { operation, domain, status, code, isGeneral: isCommonFailure(one), coverage: 'missed', counts: rowCounts }
}

const ABSENT = ['404', '501']
const isAbsence = (one: string) => ABSENT.includes(one.split(' ')[1]!)

/** Operations that the provider does not have: it answers so, and they do not declare it. */
function absentOperations(operations: DeclaredOperation[], { verification }: Observations): Set<string> {
  const answers = new Set(verification.filter(isAbsence).map((one) => one.split(' ').slice(0, 2).join(' ')))
  const isAbsent = ({ id, responses }: DeclaredOperation) =>
    ABSENT.some((status) => !(status in responses) && answers.has(toOutcome(id, status)))
  return new Set(operations.filter(isAbsent).map(({ id }) => id))
}

export const listGaps = (rows: Row[]): string[] =>
  rows
    .filter(({ coverage }) => coverage !== 'covered')
    .map(({ coverage, operation, status, code }) => `${toOutcome(operation, status, code)} is ${coverage}`)
