import { globSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const partners = fileURLToPath(new URL('./simulators/', import.meta.url))
const template = join(partners, 'kit/page.html')

/** Builds each `partners/<name>/client` (`main.tsx` and `style.css`) under the kit's page into `<assets>/partners/<name>/`. */
export async function buildPartners(assets: string): Promise<void> {
  const clients = globSync('*/client', { cwd: partners })
  await Promise.all(
    clients.map((client) => buildPartner(join(partners, client), join(assets, 'partners', dirname(client)))),
  )
}

/**
 * @note The frame's origin is opaque, so nothing in it may need CORS: a classic script, a plain style sheet, fonts inside of it.
 */
async function buildPartner(client: string, out: string) {
  await mkdir(out, { recursive: true })
  await build({
    entryPoints: { app: join(client, 'main.tsx'), style: join(client, 'style.css') },
    outdir: out,
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['es2022', 'chrome123', 'safari17.5'],
    loader: { '.woff2': 'dataurl' },
    logLevel: 'error',
  })
  await copyFile(template, join(out, 'index.html'))
}
