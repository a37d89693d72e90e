import description from '@longan/openapi/operations' with { type: 'json' }
import type { ErrorCode, operations as Operations } from '@longan/sdk'

export type DeclaredOperation = {
  id: keyof Operations
  domain: string
  method: string
  path: string
  module?: string
  modules?: string[]
  alsoModule?: string
  encrypted?: true
  replacedBy?: string
  maxBody?: number
  token: 'required' | 'optional' | 'none'
  parameters: { name: string; in: string }[]
  body?: { required: boolean }
  responses: Record<string, { codes?: ErrorCode[] }>
}
export const operations = description.operations as unknown as DeclaredOperation[]
export const fingerprint: string = description.fingerprint
export const documentVersion: string = description.version

/** `getWallet 401 login.not.session`; a success has no code. */
export const toOutcome = (operation: string, status: number | string, code?: string) =>
  [operation, status, code].filter(Boolean).join(' ')

export const outcomesOf = ({ id, responses }: DeclaredOperation): string[] =>
  Object.entries(responses).flatMap(([status, { codes }]) =>
    codes ? codes.map((code) => toOutcome(id, status, code)) : [toOutcome(id, status)],
  )

export const declared = operations.flatMap(outcomesOf)

/** Failures that operations may have alike, whatever they do: `503 system.maintenance`. */
export const commonFailures: string[] = description.generalFailures
const commonFailureSet = new Set(commonFailures)

/** Operations without input of their own refuse only the headers that all calls share. */
const badHeaders = new Set(
  operations
    .filter(({ parameters, body }) => parameters.length === 0 && !body)
    .map(({ id }) => toOutcome(id, 400, 'request_param_err')),
)

export const isCommonFailure = (one: string) =>
  commonFailureSet.has(one.split(' ').slice(1).join(' ')) || badHeaders.has(one)
