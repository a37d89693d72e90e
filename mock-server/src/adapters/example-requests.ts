import { readFileSync } from 'node:fs'
import { gatewayDocumentFile } from './docs.ts'
import { FROZEN_TIME } from '../kernel/world/clock.ts'
import { DAY } from '../kernel/world/local-day.ts'
import { openApiDocument, type Operation } from '../kernel/validation/openapi-document.ts'
import { decryptBody } from '../kernel/http/payload-cipher.ts'

type Example = { example?: unknown; examples?: Record<string, { value: unknown }> }
type Parameter = Example & { $ref?: string; name: string; in: string }
type Described = {
  operationId: string
  responses: Record<string, { headers?: object }>
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Example> }
}

export type ExampleRequest = {
  operation: Operation
  persona: string
  path: string
  inPath: Record<string, string>
  query: Record<string, string>
  headers: Record<string, string>
  body: unknown
  /** The provider state in which the example succeeds, if a new world does not. */
  given?: { state: string; params: object }
}

type Document = {
  paths: Record<string, Record<string, Described>>
  components: { parameters: Record<string, Parameter> }
}

const described = new Map<string, Described>()

/** Reads the document at the first call, because the start of a mock does without it. */
function describedOf(id: string): Described {
  if (described.size === 0) {
    const { paths, components } = JSON.parse(readFileSync(gatewayDocumentFile(), 'utf8')) as Document
    const withOwnParts = (one: Parameter) => (one.$ref ? components.parameters[one.$ref.split('/').at(-1)!]! : one)
    for (const one of Object.values(paths).flatMap((item) => Object.values(item)))
      described.set(one.operationId, { ...one, parameters: (one.parameters ?? []).map(withOwnParts) })
  }
  return described.get(id)!
}

const OPEN_DEPOSIT = 'D10010001'
const OPEN = {
  state: 'a member has an open deposit',
  params: { account: 'demo01', depositId: OPEN_DEPOSIT, amount: 200_000 },
}
const AT_VENDOR = {
  state: 'a member has money at a vendor',
  params: { account: 'demo01', accountTypeId: 101, balance: 1000 },
}
const WAITING_CHANGE = {
  state: 'a change of a limit waits',
  params: {
    account: 'demo01',
    kind: 'deposit',
    period: 'day',
    limit: 500_000,
    amount: 800_000,
    requestedAt: FROZEN_TIME - DAY,
  },
}
const EXCLUDED = {
  state: 'a member has excluded themselves',
  params: { account: 'demo01', startedAt: FROZEN_TIME - 181 * DAY, endsAt: FROZEN_TIME - DAY },
}
/** States by operation, if the example itself does not show that it needs one. */
const STATES: Readonly<Record<string, ExampleRequest['given']>> = {
  transferToMainWallet: AT_VENDOR,
  transferSubToSubWallet: AT_VENDOR,
  removeLimit: WAITING_CHANGE,
  confirmLimit: WAITING_CHANGE,
  cancelLimitChange: WAITING_CHANGE,
  createPanicTimeOut: { state: 'the site has a rulebook', params: { rulebookId: 'de' } },
  setOfferChoice: { state: 'the site has a rulebook', params: { rulebookId: 'on' } },
  applyReturn: EXCLUDED,
}

const PERSONAS: Readonly<Record<string, string>> = { agent: 'agent01', contracts: 'agent01' }

export const guaranteedHeaders = (id: string): string[] => Object.keys(describedOf(id).responses['200']?.headers ?? {})

export const exampleRequests = (): ExampleRequest[] => openApiDocument.operations.map(exampleOf)

export const plainBodyOf = ({ operation, headers, body }: ExampleRequest): unknown =>
  operation.encrypted ? decryptBody(JSON.stringify(body), headers['encryption']) : body

function exampleOf(operation: Operation): ExampleRequest {
  const { parameters = [], requestBody } = describedOf(operation.id)
  const examplesIn = (place: string) => {
    const own = parameters.filter((one) => one.in === place && one.example !== undefined)
    // Names of headers are the same in either case; here they replace those that every call of a test has.
    const nameOf = (name: string) => (place === 'header' ? name.toLowerCase() : name)
    return Object.fromEntries(own.map(({ name, example }) => [nameOf(name), String(example)]))
  }
  const inPath = examplesIn('path')
  const query = examplesIn('query')
  const body = requestBody?.content['application/json']?.example
  const given = JSON.stringify([query, body]).includes(OPEN_DEPOSIT) ? OPEN : STATES[operation.id]
  return {
    operation,
    persona: PERSONAS[operation.domain] ?? 'demo01',
    path: operation.path.replace(/\{(\w+)\}/g, (_all, name: string) => inPath[name] ?? ''),
    inPath,
    query,
    headers: examplesIn('header'),
    body,
    ...(given && { given }),
  }
}
