import './older-typescript.ts'
import { resolve } from 'node:path'
import { packages } from './packages.ts'

/** `node tests/architecture/cruise.ts [folder]`: checks all imports against .dependency-cruiser.cjs; exit code 1 on a violation. */
const { cruise, format } = await import('dependency-cruiser')
const { default: readRules } = await import('dependency-cruiser/config-utl/extract-depcruise-config')

const root = resolve(process.argv[2] ?? '.')
const { forbidden, options } = await readRules(resolve(root, '.dependency-cruiser.cjs'))
const { output } = await cruise(
  [...packages],
  { ...options, ruleSet: { forbidden }, validate: true, baseDir: root },
  options?.enhancedResolveOptions,
)
if (typeof output === 'string' || output.summary.totalCruised === 0) throw new Error(`No module was read in ${root}`)

const report = await format(output, { outputType: 'err' })
console.log(report.output)
process.exitCode = output.summary.error > 0 ? 1 : 0
