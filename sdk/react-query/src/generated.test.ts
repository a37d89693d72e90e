import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { generateQuerySources } from '../generate-sources.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const files = await generateQuerySources()

/** Bundles without the SDK and the libraries, and returns the bytes of gzip. */
async function sizeOf(contents: string, external: string[] = []): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: `${root}sdk/react-query/src` },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    external: ['@longan/*', '@tanstack/*', ...external],
  })
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length
}

test('the committed queries are up to date with the SDK and the invalidation table', () => {
  const stale = Object.entries(files).filter(([path, text]) => readFileSync(root + path, 'utf8') !== text)

  expect(stale.map(([path]) => path)).toEqual([])
})

test('every module has at most 0.6 kB gzip, the shared code 1.5 kB', async () => {
  const sizes = await Promise.all(
    Object.keys(files).map(
      async (path) => [path, await sizeOf(`export * from '${root}${path}'`, ['*/query.ts', '*/command.ts'])] as const,
    ),
  )

  expect(sizes.filter(([, bytes]) => bytes > 600)).toEqual([])
  expect(await sizeOf(`export * from './index.ts'`)).toBeLessThanOrEqual(1500)
})

test('a page loads only the queries that it uses', async () => {
  const one = await sizeOf(`export { getWallet } from './modules/wallet.gen.ts'`, ['*/query.ts', '*/command.ts'])

  expect(one).toBeLessThan(200)
})
