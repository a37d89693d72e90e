import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { generateValidators } from './build-validators.ts'
import { shareParts } from './shrink-document.ts'
import { BUNDLE, INPUTS, type Input, ROOT } from './src/adapters/cli/bundle-files.ts'

/** What CommonJS lacks, and `MessageEvent`: naming it loads Node's HTTP client, and `rettime` (of `@msw/data`) uses only an event's data. */
const banner = `const bundleUrl = require('node:url').pathToFileURL(__filename).href
class MessageEvent extends Event { constructor(type, init) { super(type, init); this.data = init?.data } }`

/** Large documents are texts that are parsed: V8 reads JSON faster than a literal of the same size. A start parses no schemas. */
const parsedJson: Plugin = {
  name: 'parsed-json',
  setup({ onLoad }) {
    const toParsed = (value: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`
    onLoad({ filter: /operations\.gen\.json$/ }, async ({ path }) => {
      const { schemas, ...document } = shareParts(await readFile(path, 'utf8'))
      return {
        contents: `let schemas
export default { ...${toParsed(document)}, get schemas() { return (schemas ??= ${toParsed(schemas)}) } }`,
        loader: 'js',
      }
    })
    onLoad({ filter: /\.gen\.json$/ }, async ({ path }) => {
      const parsed = toParsed(JSON.parse(await readFile(path, 'utf8')))
      return { contents: `export default ${parsed}`, loader: 'js' }
    })
  },
}

/** Built validators instead of Ajv, which takes 20 ms to compile those of the first response. */
const builtValidators: Plugin = {
  name: 'built-validators',
  setup({ onResolve, onLoad }) {
    onLoad({ filter: /validators[\\/]at-run-time\.ts$/ }, () => ({
      contents: `import * as built from 'validators:all'
import { fromBuild } from './built.ts'
export const compileAtRunTime = fromBuild(built)`,
      loader: 'js',
    }))
    onResolve({ filter: /^validators:/ }, ({ path }) => ({ path, namespace: 'validators' }))
    onLoad({ filter: /.*/, namespace: 'validators' }, async () => ({
      contents: await generateValidators({ kinds: ['call', 'answer'], isOptimized: false }),
    }))
  },
}

/**
 * Loads a module of Node at the first use of one of its exports: `node:crypto` alone takes 8 ms, and a start uses few of them. A module that
 * is imported as a whole evaluates all of its lazy exports, such as the HTTP client of `node:http`.
 */
const lazyBuiltins: Plugin = {
  name: 'lazy-builtins',
  setup({ onResolve, onLoad }) {
    const names = new RegExp(`^(node:.+|${builtinModules.join('|')})$`)
    onResolve({ filter: names }, ({ path }) => ({ path, namespace: 'builtin' }))
    onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path }) => ({
      contents: `const name = ${JSON.stringify(path)}
for (const key of ${JSON.stringify(Object.keys(process.getBuiltinModule(path)!))})
  Object.defineProperty(exports, key, { enumerable: true, get: () => process.getBuiltinModule(name)[key] })`,
    }))
  },
}

/** Evaluates Ajv at its first use: only `longan drift` and `longan learn` compile schemas. */
const lazyAjv: Plugin = {
  name: 'lazy-ajv',
  setup({ onLoad }) {
    onLoad({ filter: /ajv[\\/]dist[\\/]2020\.js$/ }, ({ suffix }) =>
      suffix === '?eager'
        ? undefined
        : { contents: `Object.defineProperty(exports, 'Ajv2020', { get: () => require('./2020.js?eager').Ajv2020 })` },
    )
  },
}

/**
 * Bundles the HTTP adapter into one CommonJS script and writes the list of its inputs next to it. Both are written atomically, the
 * list last: a current list guarantees a matching bundle.
 */
export async function buildCli(): Promise<void> {
  const startedAt = Date.now()
  await mkdir(dirname(BUNDLE), { recursive: true })
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [fileURLToPath(new URL('src/adapters/node.ts', import.meta.url))],
    outfile: `${BUNDLE}.${process.pid}`,
    bundle: true,
    platform: 'node',
    // Only of a script can V8 store what was compiled while it ran.
    format: 'cjs',
    // Loaded when it is used, and not with the mock.
    external: ['@modelcontextprotocol/*'],
    target: 'node22',
    banner: { js: banner },
    define: {
      'import.meta.url': 'bundleUrl',
      'import.meta.main': 'false',
      'global.crypto': 'undefined',
      'globalThis.crypto': 'undefined',
    },
    plugins: [parsedJson, builtValidators, lazyBuiltins, lazyAjv],
    metafile: true,
    logLevel: 'silent',
  })
  const inputs = await Promise.all(sourcesOf(metafile).map(stampOf))
  // An input that changed during the build may be missing in the bundle: the empty list makes the next start build again.
  const isCertain = inputs.every(([, changedAt]) => changedAt < startedAt)
  await rename(`${BUNDLE}.${process.pid}`, BUNDLE)
  await writeFile(`${INPUTS}.${process.pid}`, JSON.stringify(isCertain ? inputs : []))
  await rename(`${INPUTS}.${process.pid}`, INPUTS)
}

const TOOLS = ['build-cli.ts', 'build-validators.ts', 'shrink-document.ts'].map((name) => `mock-server/${name}`)

function sourcesOf({ inputs }: { inputs: object }): string[] {
  const own = Object.keys(inputs).filter((path) => !path.includes('node_modules/') && !/^[\w-]+:/.test(path))
  return [...own, ...TOOLS, 'node_modules/.package-lock.json']
}

async function stampOf(path: string): Promise<Input> {
  const { mtimeMs, size } = await stat(join(ROOT, path))
  return [path, mtimeMs, size]
}
