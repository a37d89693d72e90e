import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { default as standaloneCode } from 'ajv/dist/standalone/index.js'
import { build } from 'esbuild'
import { createAjv, inDocument } from './src/adapters/validators/ajv.ts'
import { description } from './src/kernel/openapi-document.ts'
import { plansOf, type ValidatorPlan } from './src/kernel/validator-plan.ts'

const DIST = fileURLToPath(new URL('dist/', import.meta.url))

/** Writes `dist/validators.js`: every validator of a call as plain code, for places that may not generate any. Answers its path. */
export async function buildValidators(): Promise<string> {
  const folder = join(DIST, 'validators')
  await mkdir(folder, { recursive: true })
  const plans = description.operations.flatMap(plansOf).filter(({ of }) => of === 'call')
  for (const areTexts of [false, true]) {
    const own = plans.filter((plan) => plan.areTexts === areTexts)
    await writeFile(join(folder, fileOf(areTexts)), codeOf(own, areTexts))
  }
  await writeFile(join(folder, 'all.js'), listOf(plans))
  const file = join(DIST, 'validators.js')
  const bundled = `${file}.${process.pid}`
  await build({ entryPoints: [join(folder, 'all.js')], outfile: bundled, bundle: true, format: 'esm', minify: true })
  await rename(bundled, file)
  return file
}

const fileOf = (areTexts: boolean) => (areTexts ? 'texts.js' : 'bodies.js')

/** A plan's name as a name in code: `body login` is `vbodylogin`. */
const nameInCode = ({ name }: ValidatorPlan) => `v${name.replace(' ', '')}`

/** Plans of one shape share a validator: the name of the first of them, by the name of each. Half of them have one that an earlier one has. */
function sharedNames(plans: ValidatorPlan[]): Map<string, string> {
  const byShape = new Map<string, string>()
  return new Map(
    plans.map((plan) => {
      const shape = JSON.stringify([plan.areTexts, plan.schema()])
      if (!byShape.has(shape)) byShape.set(shape, nameInCode(plan))
      return [plan.name, byShape.get(shape)!]
    }),
  )
}

function codeOf(plans: ValidatorPlan[], areTexts: boolean): string {
  const ajv = createAjv(areTexts, { more: { code: { source: true, esm: true } } })
  const shared = sharedNames(plans)
  const own = plans.filter((plan) => shared.get(plan.name) === nameInCode(plan))
  for (const plan of own) ajv.addSchema(inDocument(plan.schema()), nameInCode(plan))
  const names = own.map(nameInCode)
  return standaloneCode(ajv, Object.fromEntries(names.map((name) => [name, name])))
}

function listOf(plans: ValidatorPlan[]): string {
  const shared = sharedNames(plans)
  const lines = plans.map((plan) => {
    const from = plan.areTexts ? 'texts' : 'bodies'
    return `  ${JSON.stringify(plan.name)}: ${from}.${shared.get(plan.name)},`
  })
  return [
    `import * as bodies from './${fileOf(false)}'`,
    `import * as texts from './${fileOf(true)}'`,
    `export const fingerprint = ${JSON.stringify(description.fingerprint)}`,
    `export const validators = {\n${lines.join('\n')}\n}\n`,
  ].join('\n')
}

if (import.meta.main) await buildValidators()
