import type { Operation } from './openapi-document.ts'

export type ValidatorError = {
  keyword: string
  instancePath: string
  message?: string | undefined
  params: Record<string, unknown>
}
export type Validator = { (value: unknown): boolean; errors?: ValidatorError[] | null | undefined }
export type ValidatorPlan = { name: string; kind: 'call' | 'answer'; coerceTypes: boolean; schema(): object }
/**
 * Compiles a validator or looks up a built one. Adapters pass it in, because not every runtime may generate code. Calls are always
 * validated; without a validator for a response the mock skips that check.
 */
export type CompileValidator = (plan: ValidatorPlan) => Validator | undefined

const parameterLocations = ['query', 'path', 'header'] as const
export type ParameterLocation = (typeof parameterLocations)[number]

export const hasParameters = ({ parameters }: Operation, location: ParameterLocation): boolean =>
  parameters.some((parameter) => parameter.in === location)

export const parametersPlan = (operation: Operation, location: ParameterLocation): ValidatorPlan => ({
  name: `${location} ${operation.id}`,
  kind: 'call',
  coerceTypes: true,
  schema: () => parameterSchema(operation, location),
})

export const bodyPlan = ({ id, body }: Operation): ValidatorPlan => ({
  name: `body ${id}`,
  kind: 'call',
  coerceTypes: false,
  schema: () => body!.schema,
})

/** The plan of a body that was sent as a form, whose values are texts. */
export const formPlan = ({ id, body }: Operation): ValidatorPlan => ({
  name: `form ${id}`,
  kind: 'call',
  coerceTypes: true,
  schema: () => body!.schema,
})

export const responsePlan = ({ id, responses }: Operation): ValidatorPlan => ({
  name: `200 ${id}`,
  kind: 'answer',
  coerceTypes: false,
  schema: () => responses['200']!.schema!,
})

export const plansOf = (operation: Operation): ValidatorPlan[] => [
  ...parameterLocations
    .filter((place) => hasParameters(operation, place))
    .map((place) => parametersPlan(operation, place)),
  ...(operation.body ? [bodyPlan(operation)] : []),
  ...(operation.body?.contentTypes.includes('application/x-www-form-urlencoded') ? [formPlan(operation)] : []),
  ...(operation.responses['200']?.schema ? [responsePlan(operation)] : []),
]

function parameterSchema({ parameters }: Operation, location: ParameterLocation) {
  const own = parameters.filter((parameter) => parameter.in === location)
  return {
    type: 'object',
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
    required: own.filter((parameter) => parameter.required).map(({ name }) => name),
  }
}
