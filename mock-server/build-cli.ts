import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { BUNDLE, INPUTS, type Input, ROOT } from './src/adapters/cli/bundle-files.ts'

/** What CommonJS lacks, and `MessageEvent` (see `withoutHttpClient`). */
const banner = `const bundleUrl = require('node:url').pathToFileURL(__filename).href
class MessageEvent extends Event { constructor(type, init) { super(type, init); this.data = init?.data } }`

/** Large documents are texts that are parsed: V8 reads JSON faster than a literal of the same size. */
const parsedJson: Plugin = {
  name: 'parsed-json',
  setup({ onLoad }) {
    onLoad({ filter: /\.gen\.json$/ }, async ({ path }) => {
      const minified = JSON.stringify(JSON.parse(await readFile(path, 'utf8')))
      return { contents: `export default JSON.parse(${JSON.stringify(minified)})`, loader: 'js' }
    })
  },
}

/**
 * Node loads its HTTP client, a tenth of the start, when a module imports `node:http` as a whole or names `MessageEvent`. The mock uses
 * the server only, and `rettime` (of `@msw/data`) only the data of an event.
 */
const withoutHttpClient: Plugin = {
  name: 'without-http-client',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:http$/ }, () => ({ path: 'node:http', namespace: 'builtin' }))
    onLoad({ filter: /.*/, namespace: 'builtin' }, () => ({
      contents: `export const { createServer, request } = process.getBuiltinModule('node:http')`,
    }))
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
    define: { 'import.meta.url': 'bundleUrl', 'import.meta.main': 'false' },
    plugins: [parsedJson, withoutHttpClient],
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

function sourcesOf({ inputs }: { inputs: object }): string[] {
  const own = Object.keys(inputs).filter((path) => !path.includes('node_modules/') && !path.startsWith('builtin:'))
  return [...own, 'mock-server/build-cli.ts', 'node_modules/.package-lock.json']
}

async function stampOf(path: string): Promise<Input> {
  const { mtimeMs, size } = await stat(join(ROOT, path))
  return [path, mtimeMs, size]
}
