import './older-typescript.ts'
import { resolve } from 'node:path'
import { rooms } from './rooms.ts'

/** `node tests/architecture/cruise.ts [folder]`: checks who imports whom by .dependency-cruiser.cjs; exit code 1 on a broken law. */
const { cruise, format } = await import('dependency-cruiser')
const { default: readRules } = await import('dependency-cruiser/config-utl/extract-depcruise-config')

const house = resolve(process.argv[2] ?? '.')
const { forbidden, options } = await readRules(resolve(house, '.dependency-cruiser.cjs'))
const { output } = await cruise(
  [...rooms],
  { ...options, ruleSet: { forbidden }, validate: true, baseDir: house },
  options?.enhancedResolveOptions,
)
if (typeof output === 'string' || output.summary.totalCruised === 0) throw new Error(`No module was read in ${house}`)

const report = await format(output, { outputType: 'err' })
console.log(report.output)
process.exitCode = output.summary.error > 0 ? 1 : 0
