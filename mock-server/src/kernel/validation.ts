import type { Operation } from './openapi-document.ts'
import { invalidField } from './refusal.ts'
import { refuseUnreadable } from './texts.ts'
import {
  answerPlan,
  bodyPlan,
  type CompileValidator,
  hasParameters,
  parametersPlan,
  type Place,
  type Validator,
  type ValidatorError,
  type ValidatorPlan,
} from './validator-plan.ts'

export type Validation = ReturnType<typeof createValidation>

/** The field an error is about: `contents.0.singleBetPrice`. */
function fieldOf({ instancePath, params }: ValidatorError): string {
  const path = instancePath.split('/').slice(1)
  const named = params.missingProperty ?? params.additionalProperty
  if (named) path.push(String(named))
  return path.join('.') || 'body'
}

function reasonOf({ keyword, message, params }: ValidatorError): string {
  if (keyword === 'enum') return `must be one of ${(params.allowedValues as unknown[]).join(', ')}`
  return keyword === 'required' ? 'is missing' : (message ?? 'is not valid')
}

/** Holds calls and answers against the description. Validators are asked for when first needed: a cold start pays for no other. */
export function createValidation(compile: CompileValidator) {
  const compiled = new Map<string, Validator | undefined>()

  function faultOf(plan: ValidatorPlan, value: unknown) {
    if (!compiled.has(plan.name)) compiled.set(plan.name, compile(plan))
    const validate = compiled.get(plan.name)
    if (!validate || validate(value)) return undefined
    const error = validate.errors![0]!
    return { field: fieldOf(error), reason: reasonOf(error) }
  }

  function validateRequest(plan: ValidatorPlan, value: unknown) {
    const fault = faultOf(plan, value)
    if (fault) throw invalidField(fault.field, fault.reason)
    refuseUnreadable(value)
  }

  /**
   * Turns the texts of a query or a path into the types the description names; refuses the first that does not fit. An empty text
   * counts as not sent: clients send filters that are not set that way.
   */
  function parseParameters(operation: Operation, place: Place, texts: Record<string, string>) {
    const values: Record<string, unknown> = {}
    for (const name in texts) if (texts[name] !== '') values[name] = texts[name]
    if (hasParameters(operation, place)) validateRequest(parametersPlan(operation, place), values)
    // Turning a text into a number asks only whether it is one: `1e400` is infinite.
    const endless = Object.keys(values).find((name) => Math.abs(values[name] as number) === Infinity)
    if (endless) throw invalidField(endless, 'must be a finite number')
    return values
  }

  return {
    parseParameters,
    /** Refuses a header the description names and that does not fit it. */
    checkHeaders(operation: Operation, header: (name: string) => string | undefined) {
      const named = operation.parameters.filter((parameter) => parameter.in === 'header')
      if (named.length === 0) return
      const texts = named.map(({ name }) => [name, header(name.toLowerCase()) ?? ''])
      parseParameters(operation, 'header', Object.fromEntries(texts) as Record<string, string>)
    },
    /** Refuses a body that does not fit the description, or a text in it that nobody can read, naming the first field. */
    checkBody: (operation: Operation, body: unknown) => validateRequest(bodyPlan(operation), body),
    /** What is wrong with a success of the mock itself, or nothing. */
    violationOf(operation: Operation, body: unknown): string | undefined {
      if (!operation.responses['200']?.schema) return undefined
      const fault = faultOf(answerPlan(operation), body)
      return fault && `${operation.id} 200: ${fault.field} ${fault.reason}`
    },
  }
}
