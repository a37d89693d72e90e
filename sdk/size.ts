import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const src = fileURLToPath(new URL('src', import.meta.url))

/**
 * What the SDK weighs in a page, in bytes of gzip: the gateway with its transport and all resources, which every page loads;
 * and the ciphers, which only logging in loads.
 */
export async function sdkSize(): Promise<{ gateway: number; ciphers: number }> {
  const { outputFiles } = await build({
    stdin: { contents: `export { createGateway, GatewayError } from './index.ts'`, resolveDir: src },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: 'out',
    write: false,
  })
  const isEntry = ({ path }: { path: string }) => path.endsWith('stdin.js')
  const weigh = (files: typeof outputFiles) =>
    files.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0)
  return {
    gateway: weigh(outputFiles.filter(isEntry)),
    ciphers: weigh(outputFiles.filter((file) => !isEntry(file))),
  }
}

if (import.meta.main) {
  const { gateway, ciphers } = await sdkSize()
  process.stdout.write(`sdk: ${gateway} bytes gzip at once, ${ciphers} bytes of ciphers on first use\n`)
}
