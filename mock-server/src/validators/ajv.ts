import { Ajv2020, type Options } from 'ajv/dist/2020.js'
import { type OpenApiDocument, openApiDocument } from '../kernel/validation/openapi-document.ts'
import type { CompileValidator, Validator } from '../kernel/validation/validator-plan.ts'

export const AJV_OPTIONS = { strict: false, validateSchema: false, validateFormats: false } as const
export const DOCUMENT = 'longan'

type Own = { schemas?: OpenApiDocument['schemas']; more?: Options }

/** Without Ajv's optimizer, which takes more than half of the time to compile and saves what V8 removes, too. */
const atRunTime = { ...AJV_OPTIONS, meta: false, code: { optimize: false } } as const

export const createAjv = (areTexts: boolean, { schemas = openApiDocument.schemas, more }: Own = {}): Ajv2020 =>
  new Ajv2020({ ...atRunTime, ...more, coerceTypes: areTexts }).addSchema({ schemas }, DOCUMENT)

export const inDocument = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/schemas/', `"${DOCUMENT}#/schemas/`)) as object

/** Compiles validators on first use, once for all mock servers. Needs permission to generate code: Node, tests, most pages. */
export function compilerFor({ schemas }: Pick<OpenApiDocument, 'schemas'>): CompileValidator {
  const compilers = new Map<boolean, Ajv2020>()
  const compiled = new Map<string, Validator>()
  return ({ name, coerceTypes: areTexts, schema }) => {
    const known = compiled.get(name)
    if (known) return known
    const ajv = compilers.get(areTexts) ?? createAjv(areTexts, { schemas })
    compilers.set(areTexts, ajv)
    const validate = ajv.compile(inDocument(schema())) as Validator
    compiled.set(name, validate)
    return validate
  }
}
