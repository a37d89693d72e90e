import { mkdir, readFile, rename } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { buildValidators } from './build-validators.ts'
import { shrinkDocument } from './shrink-document.ts'

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const withoutSchemas: Plugin = {
  name: 'without-schemas',
  setup({ onLoad }) {
    onLoad({ filter: /operations\.gen\.json$/ }, async ({ path }) => ({
      contents: shrinkDocument(await readFile(path, 'utf8')),
      loader: 'json',
    }))
  },
}

export async function buildEdge(): Promise<string> {
  await buildValidators()
  const folder = fileAt('dist/edge')
  await mkdir(folder, { recursive: true })
  const file = `${folder}/worker.js`
  await build({
    entryPoints: [fileAt('src/adapters/edge/worker.ts')],
    outfile: `${file}.${process.pid}`,
    bundle: true,
    minify: true,
    plugins: [withoutSchemas],
    format: 'esm',
    target: 'es2024',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['node:*', 'cloudflare:*'],
    legalComments: 'none',
    logLevel: 'silent',
  })
  await rename(`${file}.${process.pid}`, file)
  return file
}

if (import.meta.main) await buildEdge()
