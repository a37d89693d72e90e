import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { BUNDLE, INPUTS, type Input, ROOT } from './src/adapters/cli/bundle-files.ts'

/** Defines `require`, which bundled CommonJS packages use and modules lack. */
const banner = `import { createRequire as requireFrom } from 'node:module'\nconst require = requireFrom(import.meta.url)`

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
 * Bundles the HTTP adapter into one file and writes the list of its inputs next to it. Both are written atomically, the list last:
 * a current list guarantees a matching bundle.
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
    format: 'esm',
    // Loaded when it is used, and not with the mock.
    external: ['@modelcontextprotocol/*'],
    target: 'node22',
    banner: { js: banner },
    plugins: [parsedJson],
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
  const own = Object.keys(inputs).filter((path) => !path.includes('node_modules/'))
  return [...own, 'mock-server/build-cli.ts', 'node_modules/.package-lock.json']
}

async function stampOf(path: string): Promise<Input> {
  const { mtimeMs, size } = await stat(join(ROOT, path))
  return [path, mtimeMs, size]
}
