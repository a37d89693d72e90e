import { parseYaml } from '@redocly/openapi-core'
import { readFileSync } from 'node:fs'
import type { Operation, Response, Short } from './shorthand.ts'

type When = keyof ReturnType<typeof factsOf>
type Failure = Short & { 'x-status': number; 'x-applies-to': When; 'x-common-error'?: true; description: string }

const file = new URL('../schemas/failures.yaml', import.meta.url)
const failures = Object.values(parseYaml(readFileSync(file, 'utf8')) as Record<string, Failure>)

/** Failures that any operation may have alike: `503 system.maintenance`. */
export const generalFailures = failures
  .filter((one) => one['x-common-error'])
  .flatMap((one) => one['x-error-codes']!.map((code) => `${one['x-status']} ${code}`))

type Kind = { path: string; isCommand: boolean }

/** What an operation is, as far as failures follow from it. */
function factsOf(
  { tags, security = [], parameters = [], requestBody, 'x-encrypted': encrypted, 'x-module': module }: Operation,
  kind: Kind,
) {
  return {
    always: true,
    input: parameters.length > 0 || requestBody !== undefined,
    body: requestBody !== undefined,
    'required body': requestBody?.required === true,
    'encrypted body': encrypted === true,
    token: security.length > 0 && security.every((scheme) => 'token' in scheme),
    'for agents': tags?.[0] === 'agent',
    'under wps': kind.path.startsWith('/wps/'),
    /** A site that is closed still tells that it is. */
    closable: tags?.[0] !== 'system',
    /** Keys belong to members: nobody's commands are not kept, nor are sessions. */
    "member's command": kind.isCommand && security.some((scheme) => 'token' in scheme) && tags?.[0] !== 'session',
    /** The operator may switch it off; what the site is is told in any case. */
    module: module !== undefined && module !== '-' && tags?.[0] !== 'system',
  }
}

/** The failures of an operation by status: its own, and those that follow from what it is. */
export function failuresOf(operation: Operation, kind: Kind): Record<string, Response> {
  const facts = factsOf(operation, kind)
  const all: Record<string, Response> = {}
  for (const { 'x-status': status, 'x-applies-to': when, 'x-common-error': _general, ...failure } of failures) {
    if (facts[when]) all[status] = joined(all[status] ?? operation.responses[status], failure)
  }
  return all
}

/** One response for two failures of a status; the first gives the example. */
function joined(one: Response | undefined, other: Response & Short): Response {
  if (!one) return other
  const codes = [...new Set([...(one['x-error-codes'] as string[]), ...other['x-error-codes']!])]
  return {
    ...other,
    ...one,
    description: `${String(one['description'])} ${String(other['description'])}`,
    'x-error-codes': codes,
  }
}
