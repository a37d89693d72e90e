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
