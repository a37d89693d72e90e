import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { default as standaloneCode } from 'ajv/dist/standalone/index.js'
import { build } from 'esbuild'
import { createAjv, inDocument } from './src/doors/validators/ajv.ts'
import { fingerprintOf } from './src/doors/validators/built.ts'
import { description } from './src/kernel/description.ts'
import { plansOf, type ValidatorPlan } from './src/kernel/validator-plan.ts'

const DIST = fileURLToPath(new URL('dist/', import.meta.url))

/** Writes `dist/validators.js`: every validator the mock needs as plain code, for places that may not generate any. Answers its path. */
export async function buildValidators(): Promise<string> {
  const folder = join(DIST, 'validators')
  await mkdir(folder, { recursive: true })
  const plans = description.operations.flatMap(plansOf)
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

/** A plan's name as a name in code: `200 listGames` is `v200listGames`. */
const nameInCode = ({ name }: ValidatorPlan) => `v${name.replace(' ', '')}`

function codeOf(plans: ValidatorPlan[], areTexts: boolean): string {
  const ajv = createAjv(areTexts, { code: { source: true, esm: true } })
  for (const plan of plans) ajv.addSchema(inDocument(plan.schema()), nameInCode(plan))
  const names = plans.map(nameInCode)
  return standaloneCode(ajv, Object.fromEntries(names.map((name) => [name, name])))
}

function listOf(plans: ValidatorPlan[]): string {
  const lines = plans.map((plan) => {
    const from = plan.areTexts ? 'texts' : 'bodies'
    return `  ${JSON.stringify(plan.name)}: ${from}.${nameInCode(plan)},`
  })
  return [
    `import * as bodies from './${fileOf(false)}'`,
    `import * as texts from './${fileOf(true)}'`,
    `export const fingerprint = ${JSON.stringify(fingerprintOf(description))}`,
    `export const validators = {\n${lines.join('\n')}\n}\n`,
  ].join('\n')
}

if (import.meta.main) await buildValidators()
