import { openApiDocument } from '../../kernel/openapi-document.ts'
import type { CompileValidator, Validator } from '../../kernel/validator-plan.ts'

/** The output of `mock-server/build-validators.ts`: validators by the names of their plans, and the fingerprint of their document. */
export type BuiltValidators = { fingerprint: string; validators: Record<string, Validator> }

/**
 * Takes validators that were made at build, for places where no code may be generated: a strict Content-Security-Policy, a worker.
 * A file made of another description is refused. Answers are trusted there: they are what tests hold against the description, and their
 * validators would weigh twice as much as those of the calls.
 * @example
 * // after `node mock-server/build-validators.ts`
 * createMockServer({ compile: fromBuild(await import('@longan/mock-server/validators')) })
 */
export function fromBuild({ fingerprint, validators }: BuiltValidators): CompileValidator {
  if (fingerprint !== openApiDocument.fingerprint)
    throw new Error(
      'Failed to take the built validators: they are of another description. Run mock-server/build-validators.ts',
    )
  return ({ name, kind: of }) => {
    if (of === 'answer') return undefined
    const validate = validators[name]
    if (!validate) throw new Error(`Failed to find the built validator ${name}. Run mock-server/build-validators.ts`)
    return validate
  }
}
