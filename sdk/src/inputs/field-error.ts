import { getDotPath, safeParse, type GenericSchema } from 'valibot'
import { GatewayError } from '../gateway-error.ts'
import { readProblem } from './problem.ts'

/** An error of one field, of a schema or of the gateway: the code of a rule or of a refusal, and what its text needs. */
export type FieldError = { field: string; code: string; params: Record<string, string> }

/** Returns each rule of the schema that the values break, in the order of the fields. */
export const fieldErrorsOf = (schema: GenericSchema, values: unknown): FieldError[] =>
  (safeParse(schema, values).issues ?? []).map((issue) => ({
    field: getDotPath(issue) ?? '',
    ...readProblem(issue.message),
  }))

/** Returns the field that the gateway refused; undefined if the error names none. Its code is the broken rule, or otherwise that of the refusal. */
export function fieldErrorOf(error: unknown): FieldError | undefined {
  if (!(error instanceof GatewayError) || !error.value?.field) return undefined
  const { field, rule, data } = error.value
  return { field, code: rule ?? error.code, params: paramsOf(data) }
}

const paramsOf = (data: unknown): FieldError['params'] =>
  typeof data === 'object' && data !== null && !Array.isArray(data)
    ? Object.fromEntries(Object.entries(data).map(([name, value]) => [name, String(value)]))
    : {}
