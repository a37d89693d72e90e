import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Metafile } from 'esbuild'

const src = fileURLToPath(new URL('src', import.meta.url))
const modules = readdirSync(`${src}/resources`).filter((file) => !file.endsWith('.test.ts'))

export type SdkSizes = {
  /** Loaded by every page: openapi-fetch, the transport, the errors and the dialect. */
  core: number
  /** Loaded with the first encrypted body. */
  ciphers: number
  domains: Record<string, number>
}

/** Returns the size of the SDK in a page, module by module, in bytes of gzip. */
export async function measureSdk(): Promise<SdkSizes> {
  const { initial, lazy } = await bundle(
    `export * from './core.ts'\nexport * from './value.ts'\nexport * from './page.ts'`,
  )
  const domains = modules.map(async (name) => {
    const own = await bundle(`export * from './resources/${name}'`, ['*/value.ts', '*/page.ts'])
    return [basename(name, '.ts'), own.initial] as const
  })
  return { core: initial, ciphers: lazy, domains: Object.fromEntries(await Promise.all(domains)) }
}

/** Returns what a page with this code loads at once and later. The core is loaded before any domain and not counted. */
async function bundle(contents: string, external: string[] = []) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: src },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: 'out',
    write: false,
    metafile: true,
    external,
  })
  const initialFiles = findStaticImports(metafile.outputs, 'out/stdin.js')
  const sizes = Map.groupBy(outputFiles, ({ path }) => initialFiles.has(`out/${basename(path)}`))
  return { initial: gzipSize(sizes.get(true)), lazy: gzipSize(sizes.get(false)) }
}

function findStaticImports(outputs: Metafile['outputs'], file: string): Set<string> {
  const imported = outputs[file]?.imports.filter(({ kind, external }) => kind === 'import-statement' && !external) ?? []
  return new Set([file, ...imported.flatMap(({ path }) => [...findStaticImports(outputs, path)])])
}

const gzipSize = (files: { contents: Uint8Array }[] = []) =>
  files.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0)

if (import.meta.main) {
  const { core, ciphers, domains } = await measureSdk()
  const rows = Object.entries({ core, ciphers, ...domains })
  for (const [name, bytes] of rows) process.stdout.write(`${name.padEnd(12)} ${String(bytes).padStart(6)} bytes gzip\n`)
}
