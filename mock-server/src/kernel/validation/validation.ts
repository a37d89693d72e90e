import type { Operation } from './openapi-document.ts'
import { invalidField } from './refusal.ts'
import { assertReadable } from './readable-text.ts'
import { reasonOf } from './reasons.ts'
import {
  responsePlan,
  bodyPlan,
  formPlan,
  type CompileValidator,
  hasParameters,
  parametersPlan,
  type ParameterLocation,
  type Validator,
  type ValidatorError,
  type ValidatorPlan,
} from './validator-plan.ts'

export type Validation = ReturnType<typeof createValidation>

/** Returns the invalid field, such as `contents.0.singleBetPrice`. */
function fieldOf({ instancePath, params }: ValidatorError): string {
  const path = instancePath.split('/').slice(1)
  const named = params.missingProperty ?? params.additionalProperty
  if (named) path.push(String(named))
  return path.join('.') || 'body'
}

type PlanOf = (operation: Operation) => ValidatorPlan

const parameterPlans: Record<ParameterLocation, PlanOf> = {
  query: (operation) => parametersPlan(operation, 'query'),
  path: (operation) => parametersPlan(operation, 'path'),
  header: (operation) => parametersPlan(operation, 'header'),
}

/** Creates the validation of calls and responses against the OpenAPI document. Validators are compiled on first use to keep the start fast. */
export function createValidation(compile: CompileValidator) {
  const compiled = new Map<PlanOf, Map<Operation, Validator | undefined>>()

  function getValidator(planOf: PlanOf, operation: Operation) {
    const known = compiled.get(planOf) ?? new Map<Operation, Validator | undefined>()
    if (known.has(operation)) return known.get(operation)
    compiled.set(planOf, known.set(operation, compile(planOf(operation))))
    return known.get(operation)
  }

  function findError(planOf: PlanOf, operation: Operation, value: unknown) {
    const validate = getValidator(planOf, operation)
    if (!validate || validate(value)) return undefined
    const error = validate.errors![0]!
    return { field: fieldOf(error), reason: reasonOf(error) }
  }

  function validateRequest(planOf: PlanOf, operation: Operation, value: unknown) {
    const fault = findError(planOf, operation, value)
    if (fault) throw invalidField(fault.field, fault.reason)
    assertReadable(value)
  }

  /**
   * Converts the texts of a query or a path to the types of the OpenAPI document. Throws a Refusal for the first invalid one. An empty
   * text counts as missing, because clients send unset filters that way.
   */
  function parseParameters(operation: Operation, location: ParameterLocation, texts: Record<string, string>) {
    const values: Record<string, unknown> = {}
    for (const name in texts) if (texts[name] !== '') values[name] = texts[name]
    if (hasParameters(operation, location)) validateRequest(parameterPlans[location], operation, values)
    // Type coercion accepts `1e400`, which is Infinity.
    const infinite = Object.keys(values).find((name) => Math.abs(values[name] as number) === Infinity)
    if (infinite) throw invalidField(infinite, 'must be a finite number')
    return values
  }

  return {
    parseParameters,
    checkHeaders(operation: Operation, header: (name: string) => string | undefined) {
      if (!hasParameters(operation, 'header')) return
      const named = operation.parameters.filter((parameter) => parameter.in === 'header')
      const texts = named.map(({ name }) => [name, header(name.toLowerCase()) ?? ''])
      parseParameters(operation, 'header', Object.fromEntries(texts) as Record<string, string>)
    },
    checkBody: (operation: Operation, body: unknown) => validateRequest(bodyPlan, operation, body),
    /** Like `checkBody` for a form: converts its texts to the types of the OpenAPI document. */
    checkForm: (operation: Operation, body: unknown) => validateRequest(formPlan, operation, body),
    findViolation(operation: Operation, body: unknown): string | undefined {
      if (!operation.responses['200']?.schema) return undefined
      const fault = findError(responsePlan, operation, body)
      return fault && `${operation.id} 200: ${fault.field} ${fault.reason}`
    },
  }
}
