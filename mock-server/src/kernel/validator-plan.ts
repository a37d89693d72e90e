import type { Operation } from './openapi-document.ts'

/** What is wrong at one place of a value, in the words of Ajv. */
export type ValidatorError = {
  keyword: string
  instancePath: string
  message?: string | undefined
  params: Record<string, unknown>
}
/** Tells whether a value fits; what does not is then in `errors`. */
export type Validator = { (value: unknown): boolean; errors?: ValidatorError[] | null | undefined }
/** One thing of an operation that is validated. Where `areTexts`, the validator turns texts into the types the schema names. */
export type ValidatorPlan = { name: string; of: 'call' | 'answer'; areTexts: boolean; schema(): object }
/**
 * Makes a validator of its plan, or finds one that was made before. A door hands it in: not every place may generate code. Calls are
 * validated everywhere; where there is no validator of an answer, the mock trusts its own.
 */
export type CompileValidator = (plan: ValidatorPlan) => Validator | undefined

const places = ['query', 'path', 'header'] as const
export type Place = (typeof places)[number]

export const hasParameters = ({ parameters }: Operation, place: Place): boolean =>
  parameters.some((parameter) => parameter.in === place)

export const parametersPlan = (operation: Operation, place: Place): ValidatorPlan => ({
  name: `${place} ${operation.id}`,
  of: 'call',
  areTexts: true,
  schema: () => parameterSchema(operation, place),
})

export const bodyPlan = ({ id, body }: Operation): ValidatorPlan => ({
  name: `body ${id}`,
  of: 'call',
  areTexts: false,
  schema: () => body!.schema,
})

export const answerPlan = ({ id, responses }: Operation): ValidatorPlan => ({
  name: `200 ${id}`,
  of: 'answer',
  areTexts: false,
  schema: () => responses['200']!.schema!,
})

/** All there is to validate of an operation. */
export const plansOf = (operation: Operation): ValidatorPlan[] => [
  ...places.filter((place) => hasParameters(operation, place)).map((place) => parametersPlan(operation, place)),
  ...(operation.body ? [bodyPlan(operation)] : []),
  ...(operation.responses['200']?.schema ? [answerPlan(operation)] : []),
]

function parameterSchema({ parameters }: Operation, place: Place) {
  const own = parameters.filter((parameter) => parameter.in === place)
  return {
    type: 'object',
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
    required: own.filter((parameter) => parameter.required).map(({ name }) => name),
  }
}
