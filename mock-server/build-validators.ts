import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import { default as standaloneCode } from 'ajv/dist/standalone/index.js'
import { build, type Plugin } from 'esbuild'
import { AJV_OPTIONS, DOCUMENT, inDocument } from './src/validators/ajv.ts'
import { openApiDocument } from './src/kernel/validation/openapi-document.ts'
import { plansOf, type ValidatorPlan } from './src/kernel/validation/validator-plan.ts'

const FILE = fileURLToPath(new URL('dist/validators.js', import.meta.url))

type Options = {
  kinds: readonly ValidatorPlan['kind'][]
  /** Ajv's optimizer shortens the code by a tenth and takes more than half of the time. */
  isOptimized: boolean
}

/** Writes `dist/validators.js`, the validators of all calls as plain code for runtimes that may not generate code. Returns its path. */
export async function buildValidators(): Promise<string> {
  const code = await generateValidators({ kinds: ['call'], isOptimized: true })
  const written = `${FILE}.${process.pid}`
  await mkdir(dirname(FILE), { recursive: true })
  await writeFile(written, code)
  await rename(written, FILE)
  return FILE
}

/** Returns a module that exports `BuiltValidators`: those of all plans of these kinds. */
export async function generateValidators({ kinds, isOptimized }: Options): Promise<string> {
  const plans = openApiDocument.operations.flatMap(plansOf).filter(({ kind }) => kinds.includes(kind))
  const groups = Object.groupBy(plans, groupOf)
  const generated: Plugin = {
    name: 'generated',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^generated:/ }, ({ path }) => ({ path: path.split(':')[1]!, namespace: 'generated' }))
      onLoad({ filter: /.*/, namespace: 'generated' }, ({ path }) => ({
        contents: codeOf(groups[path]!, isOptimized),
        resolveDir: import.meta.dirname,
      }))
    },
  }
  const { outputFiles } = await build({
    stdin: { contents: listOf(groups) },
    plugins: [generated],
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
  })
  return outputFiles[0]!.text
}

type Groups = Partial<Record<string, ValidatorPlan[]>>

/** The plans of a group are compiled with the same options. */
const groupOf = ({ kind, coerceTypes }: ValidatorPlan) => `${kind}_${coerceTypes ? 'texts' : 'bodies'}`

const nameInCode = ({ name }: ValidatorPlan) => `v${name.replace(' ', '')}`

/** Maps each plan of a group to the validator of the first plan with the same schema. Half of all plans share a validator. */
function findSharedNames(plans: ValidatorPlan[]): Map<string, string> {
  const byShape = new Map<string, string>()
  return new Map(
    plans.map((plan) => {
      const shape = JSON.stringify(plan.schema())
      if (!byShape.has(shape)) byShape.set(shape, nameInCode(plan))
      return [plan.name, byShape.get(shape)!]
    }),
  )
}

/** The place in the schema, in each error: a tenth of the code, and refusals name the place in the input. */
const SCHEMA_PATH = /schemaPath:"(?:[^"\\]|\\.)*",/g

/** Keywords whose code Ajv's default class lacks. With them, each function records what it evaluated: an eighth of the code. */
const KEYWORDS_OF_2020 = /"(?:prefixItems|unevaluatedItems|unevaluatedProperties|\$dynamicRef|\$dynamicAnchor)":/

/**
 * References to schemas of at most this many keywords are replaced by the code of the schema, which is shorter than a call. Ajv overlooks
 * references in lists when it counts, and responses have some.
 */
const MAX_INLINE_KEYWORDS = 12
const INLINE_REFS = { call: MAX_INLINE_KEYWORDS, answer: true } as const

function createCompiler({ kind, coerceTypes }: ValidatorPlan, isOptimized: boolean): Ajv {
  const { schemas } = openApiDocument
  const keyword = KEYWORDS_OF_2020.exec(JSON.stringify(openApiDocument))
  if (keyword) throw new Error(`Failed to build the validators: ${keyword[0]} needs the class Ajv2020`)
  const code = { source: true, esm: true, optimize: isOptimized }
  const own = { code, inlineRefs: INLINE_REFS[kind], next: true, messages: false }
  return new Ajv({ ...AJV_OPTIONS, ...own, coerceTypes }).addSchema({ schemas }, DOCUMENT)
}

function codeOf(plans: ValidatorPlan[], isOptimized: boolean): string {
  const ajv = createCompiler(plans[0]!, isOptimized)
  const shared = findSharedNames(plans)
  const own = plans.filter((plan) => shared.get(plan.name) === nameInCode(plan))
  for (const plan of own) ajv.addSchema(inDocument(plan.schema()), nameInCode(plan))
  const names = own.map(nameInCode)
  const code = standaloneCode(ajv, Object.fromEntries(names.map((name) => [name, name])))
  return code.replaceAll(SCHEMA_PATH, '')
}

function listOf(groups: Groups): string {
  const all = Object.entries(groups).map(([name, plans = []]) => ({ name, shared: findSharedNames(plans) }))
  const lines = all.flatMap(({ name, shared }) =>
    [...shared].map(([plan, validator]) => `  ${JSON.stringify(plan)}: ${name}.${validator},`),
  )
  return [
    ...all.map(({ name }) => `import * as ${name} from 'generated:${name}'`),
    `export const fingerprint = ${JSON.stringify(openApiDocument.fingerprint)}`,
    `export const validators = {\n${lines.join('\n')}\n}\n`,
  ].join('\n')
}

if (import.meta.main) await buildValidators()
