import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { BUNDLE, INPUTS, type Input, ROOT } from './src/adapters/cli/bundle-files.ts'

/** CommonJS packages in a module ask for the `require` that modules lack. */
const banner = `import { createRequire as requireFrom } from 'node:module'\nconst require = requireFrom(import.meta.url)`

/**
 * Puts the HTTP door and everything it imports into one file, and beside it what that file was made of. Both appear whole or
 * not at all, the list last: whoever reads a list that holds finds the file that belongs to it.
 */
export async function buildCli(): Promise<void> {
  const begun = Date.now()
  await mkdir(dirname(BUNDLE), { recursive: true })
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [fileURLToPath(new URL('src/adapters/node.ts', import.meta.url))],
    outfile: `${BUNDLE}.${process.pid}`,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    banner: { js: banner },
    metafile: true,
    logLevel: 'silent',
  })
  const inputs = await Promise.all(sourcesOf(metafile).map(stampOf))
  // What changed while it was read may be in the file or not: the next start shall build again.
  const isCertain = inputs.every(([, changedAt]) => changedAt < begun)
  await rename(`${BUNDLE}.${process.pid}`, BUNDLE)
  await writeFile(`${INPUTS}.${process.pid}`, JSON.stringify(isCertain ? inputs : []))
  await rename(`${INPUTS}.${process.pid}`, INPUTS)
}

/** Our own sources one by one; packages change only with npm's record of what is installed. */
function sourcesOf({ inputs }: { inputs: object }): string[] {
  const own = Object.keys(inputs).filter((path) => !path.includes('node_modules/'))
  return [...own, 'mock-server/build-cli.ts', 'node_modules/.package-lock.json']
}

async function stampOf(path: string): Promise<Input> {
  const { mtimeMs, size } = await stat(join(ROOT, path))
  return [path, mtimeMs, size]
}
