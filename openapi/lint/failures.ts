import { parseYaml } from '@redocly/openapi-core'
import { readFileSync } from 'node:fs'
import type { Operation, Response, ShorthandResponse } from './shorthand.ts'

type Condition = keyof ReturnType<typeof conditionsOf>
type Failure = ShorthandResponse & {
  'x-status': number
  'x-applies-to': Condition
  'x-common-error'?: true
  description: string
}

const file = new URL('../schemas/failures.yaml', import.meta.url)
const failures = Object.values(parseYaml(readFileSync(file, 'utf8')) as Record<string, Failure>)

/** Failures that any operation can have: `503 system.maintenance`. */
export const commonFailures = failures
  .filter((one) => one['x-common-error'])
  .flatMap((one) => one['x-error-codes']!.map((code) => `${one['x-status']} ${code}`))

type OperationKind = { path: string; isCommand: boolean }

function conditionsOf(
  { tags, security = [], parameters = [], requestBody, 'x-encrypted': encrypted, 'x-module': module }: Operation,
  kind: OperationKind,
) {
  return {
    always: true,
    input: parameters.length > 0 || requestBody !== undefined,
    'no input': parameters.length === 0 && requestBody === undefined,
    body: requestBody !== undefined,
    'required body': requestBody?.required === true,
    'encrypted body': encrypted === true,
    token: security.length > 0 && security.every((scheme) => 'token' in scheme),
    'for agents': tags?.[0] === 'agent',
    'under wps': kind.path.startsWith('/wps/'),
    /** System calls work during maintenance. */
    closable: tags?.[0] !== 'system',
    /** Idempotency keys belong to members; guests' commands and session calls have none. */
    "member's command": kind.isCommand && security.some((scheme) => 'token' in scheme) && tags?.[0] !== 'session',
    /** The operator may switch the module off; system calls are always available. */
    module: module !== undefined && module !== '-' && tags?.[0] !== 'system',
  }
}

export function addFailures(operation: Operation, kind: OperationKind): Record<string, Response> {
  const conditions = conditionsOf(operation, kind)
  const all: Record<string, Response> = {}
  for (const { 'x-status': status, 'x-applies-to': condition, 'x-common-error': _general, ...failure } of failures) {
    if (conditions[condition]) all[status] = mergeResponses(all[status] ?? operation.responses[status], failure)
  }
  return all
}

/** Merges two failures of one status; the example is that of the first. */
function mergeResponses(one: Response | undefined, other: Response & ShorthandResponse): Response {
  if (!one) return other
  const codes = [...new Set([...(one['x-error-codes'] as string[]), ...other['x-error-codes']!])]
  return {
    ...other,
    ...one,
    description: `${String(one['description'])} ${String(other['description'])}`,
    'x-error-codes': codes,
  }
}
