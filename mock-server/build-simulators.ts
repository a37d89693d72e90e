import { globSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { buildTargets } from '../browsers.ts'

const simulators = fileURLToPath(new URL('./simulators/', import.meta.url))
const template = join(simulators, 'shared/page.html')

/** Builds each `simulators/<name>/client` (`main.tsx` and `style.css`) with the shared page into `<assets>/partners/<name>/`. */
export async function buildSimulators(assets: string): Promise<void> {
  const clients = globSync('*/client', { cwd: simulators })
  await Promise.all(
    clients.map((client) => buildSimulator(join(simulators, client), join(assets, 'partners', dirname(client)))),
  )
}

/**
 * @note The frame's origin is opaque, so nothing may need CORS: a classic script, a plain style sheet, inlined fonts.
 */
async function buildSimulator(client: string, out: string) {
  await mkdir(out, { recursive: true })
  await build({
    entryPoints: { app: join(client, 'main.tsx'), style: join(client, 'style.css') },
    outdir: out,
    bundle: true,
    minify: true,
    format: 'iife',
    target: buildTargets(),
    loader: { '.woff2': 'dataurl' },
    logLevel: 'error',
  })
  await copyFile(template, join(out, 'index.html'))
}
