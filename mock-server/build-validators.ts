import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import { default as standaloneCode } from 'ajv/dist/standalone/index.js'
import { build } from 'esbuild'
import { AJV_OPTIONS, DOCUMENT, inDocument } from './src/validators/ajv.ts'
import { openApiDocument } from './src/kernel/validation/openapi-document.ts'
import { plansOf, type ValidatorPlan } from './src/kernel/validation/validator-plan.ts'

const DIST = fileURLToPath(new URL('dist/', import.meta.url))

/** Writes `dist/validators.js`, the validators of all calls as plain code for runtimes that may not generate code. Returns its path. */
export async function buildValidators(): Promise<string> {
  const folder = join(DIST, 'validators')
  await mkdir(folder, { recursive: true })
  const plans = openApiDocument.operations.flatMap(plansOf).filter(({ kind }) => kind === 'call')
  for (const coerceTypes of [false, true]) {
    const own = plans.filter((plan) => plan.coerceTypes === coerceTypes)
    await writeFile(join(folder, fileOf(coerceTypes)), codeOf(own, coerceTypes))
  }
  await writeFile(join(folder, 'all.js'), listOf(plans))
  const file = join(DIST, 'validators.js')
  const bundled = `${file}.${process.pid}`
  await build({ entryPoints: [join(folder, 'all.js')], outfile: bundled, bundle: true, format: 'esm', minify: true })
  await rename(bundled, file)
  return file
}

const fileOf = (coerceTypes: boolean) => (coerceTypes ? 'texts.js' : 'bodies.js')

const nameInCode = ({ name }: ValidatorPlan) => `v${name.replace(' ', '')}`

/** Maps each plan to the validator of the first plan with the same schema. Half of all plans share a validator. */
function findSharedNames(plans: ValidatorPlan[]): Map<string, string> {
  const byShape = new Map<string, string>()
  return new Map(
    plans.map((plan) => {
      const shape = JSON.stringify([plan.coerceTypes, plan.schema()])
      if (!byShape.has(shape)) byShape.set(shape, nameInCode(plan))
      return [plan.name, byShape.get(shape)!]
    }),
  )
}

/** The place in the schema, in each error: a tenth of the code, and refusals name the place in the input. */
const SCHEMA_PATH = /schemaPath:"(?:[^"\\]|\\.)*",/g

/** Keywords whose code Ajv's default class lacks. With them, each function records what it evaluated: an eighth of the code. */
const KEYWORDS_OF_2020 = /"(?:prefixItems|unevaluatedItems|unevaluatedProperties|\$dynamicRef|\$dynamicAnchor)":/

/** References to schemas of at most this many keywords are replaced by the code of the schema, which is shorter than a call. */
const MAX_INLINE_KEYWORDS = 12

function createCompiler(coerceTypes: boolean): Ajv {
  const { schemas } = openApiDocument
  const keyword = KEYWORDS_OF_2020.exec(JSON.stringify(schemas))
  if (keyword) throw new Error(`Failed to build the validators: ${keyword[0]} needs the class Ajv2020`)
  const own = { code: { source: true, esm: true }, inlineRefs: MAX_INLINE_KEYWORDS, next: true, messages: false }
  return new Ajv({ ...AJV_OPTIONS, ...own, coerceTypes }).addSchema({ schemas }, DOCUMENT)
}

function codeOf(plans: ValidatorPlan[], coerceTypes: boolean): string {
  const ajv = createCompiler(coerceTypes)
  const shared = findSharedNames(plans)
  const own = plans.filter((plan) => shared.get(plan.name) === nameInCode(plan))
  for (const plan of own) ajv.addSchema(inDocument(plan.schema()), nameInCode(plan))
  const names = own.map(nameInCode)
  const code = standaloneCode(ajv, Object.fromEntries(names.map((name) => [name, name])))
  return code.replaceAll(SCHEMA_PATH, '')
}

function listOf(plans: ValidatorPlan[]): string {
  const shared = findSharedNames(plans)
  const lines = plans.map((plan) => {
    const from = plan.coerceTypes ? 'texts' : 'bodies'
    return `  ${JSON.stringify(plan.name)}: ${from}.${shared.get(plan.name)},`
  })
  return [
    `import * as bodies from './${fileOf(false)}'`,
    `import * as texts from './${fileOf(true)}'`,
    `export const fingerprint = ${JSON.stringify(openApiDocument.fingerprint)}`,
    `export const validators = {\n${lines.join('\n')}\n}\n`,
  ].join('\n')
}

if (import.meta.main) await buildValidators()
