import { resolve } from 'node:path'
import { packages } from './packages.ts'
import { createRequire, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

const sdk = createRequire(new URL('../../sdk/package.json', import.meta.url))
const older = new Map(
  ['typescript', 'typescript/package.json'].map((name) => [name, pathToFileURL(sdk.resolve(name)).href]),
)

/**
 * Resolves `typescript` to the 5.9 nested in sdk/, for tools that need the compiler API.
 *
 * @note Longan compiles with TypeScript 7, which has no such API yet. dependency-cruiser then sees no
 * .ts file at all and reports "no violations", so cruise.ts also refuses to pass on an empty project.
 */
registerHooks({
  resolve(specifier, context, next) {
    const url = older.get(specifier)
    return url === undefined ? next(specifier, context) : { url, shortCircuit: true }
  },
})

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
