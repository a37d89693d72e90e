import { globSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const partners = fileURLToPath(new URL('./partners/', import.meta.url))

/** Every file the partners' pages are made of: when none of them changed, the pages need not be built again. */
export const partnerInputs = (): string[] =>
  ['kit/*', '*/client/*', '*/rules/*.rules.ts']
    .flatMap((files) => globSync(files, { cwd: partners }))
    .map(within)
    .sort()

/** Builds each `partners/<name>/client/page.html` with its `main.ts` and `style.css` into `<assets>/partners/<name>/`. */
export async function buildPartners(assets: string): Promise<void> {
  const pages = globSync('*/client/page.html', { cwd: partners }).map(within)
  await Promise.all(pages.map((page) => buildPartner(page, join(assets, 'partners', basename(dirname(dirname(page)))))))
}

/**
 * @note The frame's origin is opaque, so nothing in it may need CORS: a classic script, a plain style sheet, fonts inside of it.
 */
async function buildPartner(page: string, out: string) {
  await mkdir(out, { recursive: true })
  await build({
    entryPoints: { app: join(dirname(page), 'main.ts'), style: join(dirname(page), 'style.css') },
    outdir: out,
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['es2022', 'chrome123', 'safari17.5'],
    loader: { '.woff2': 'dataurl' },
    logLevel: 'error',
  })
  await copyFile(page, join(out, 'index.html'))
}

const within = (path: string) => join(partners, path)
