import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Metafile } from 'esbuild'

const src = fileURLToPath(new URL('src', import.meta.url))
const doors = readdirSync(`${src}/resources`).filter((file) => !file.endsWith('.test.ts'))

export type Sizes = {
  /** Loaded by every page: openapi-fetch, the transport, the errors and the dialect. */
  core: number
  /** Loaded with the first encrypted body. */
  ciphers: number
  /** Loaded by a page for each domain that it uses. */
  domains: Record<string, number>
}

/** Returns the size of the SDK in a page, module by module, in bytes of gzip. */
export async function sdkSizes(): Promise<Sizes> {
  const { now, later } = await bundle(`export * from './core.ts'\nexport * from './value.ts'`)
  const domains = doors.map(async (door) => {
    const own = await bundle(`export * from './resources/${door}'`, ['*/value.ts'])
    return [basename(door, '.ts'), own.now] as const
  })
  return { core: now, ciphers: later, domains: Object.fromEntries(await Promise.all(domains)) }
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
  const atOnce = closure(metafile.outputs, 'out/stdin.js')
  const sizes = Map.groupBy(outputFiles, ({ path }) => atOnce.has(`out/${basename(path)}`))
  return { now: weigh(sizes.get(true)), later: weigh(sizes.get(false)) }
}

/** A file and all that it imports at once. */
function closure(outputs: Metafile['outputs'], file: string): Set<string> {
  const imported = outputs[file]?.imports.filter(({ kind, external }) => kind === 'import-statement' && !external) ?? []
  return new Set([file, ...imported.flatMap(({ path }) => [...closure(outputs, path)])])
}

const weigh = (files: { contents: Uint8Array }[] = []) =>
  files.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0)

if (import.meta.main) {
  const { core, ciphers, domains } = await sdkSizes()
  const rows = Object.entries({ core, ciphers, ...domains })
  for (const [door, bytes] of rows) process.stdout.write(`${door.padEnd(12)} ${String(bytes).padStart(6)} bytes gzip\n`)
}
