import { openApiDocument } from '../kernel/validation/openapi-document.ts'
import type { CompileValidator, Validator } from '../kernel/validation/validator-plan.ts'

/** The output of `mock-server/build-validators.ts`: validators by the names of their plans, and the fingerprint of their document. */
export type BuiltValidators = { fingerprint: string; validators: Record<string, Validator> }

/**
 * Uses validators that were compiled at build time, where no code may be generated: with a strict Content-Security-Policy or in a worker.
 * A file built for another document throws. Responses are validated if the file has their validators; `build-validators.ts` omits them,
 * because tests validate responses and their validators are three times as large as those of the calls.
 * @example
 * // after `node mock-server/build-validators.ts`
 * createMockServer({ compile: fromBuild(await import('@longan/mock-server/validators')) })
 */
export function fromBuild({ fingerprint, validators }: BuiltValidators): CompileValidator {
  if (fingerprint !== openApiDocument.fingerprint)
    throw new Error(
      'Failed to use the built validators: they were built for another OpenAPI document. Run mock-server/build-validators.ts',
    )
  return ({ name, kind }) => {
    const validate = validators[name]
    if (!validate && kind === 'call')
      throw new Error(`Failed to find the built validator ${name}. Run mock-server/build-validators.ts`)
    return validate
  }
}
