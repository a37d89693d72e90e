import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BRAND_PATHS, BRANDS_FOLDER, DEMO_FOLDER, type EdgeBrands } from '@longan/mock-server/edge-deployment'
import { headersOfFile } from '@longan/mock-server/frame-policy'
import { namesOf, writeBrandSite } from './brand/brand-site.ts'
import type { HostedBrand } from './brand/brands.ts'
import type { ReadBrand } from './brand/read-brand.ts'
import { FAST } from './compress.ts'
import { exitWithUsage } from './exit.ts'
import { headersOfFolder } from './page/policy.ts'

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** A static host compresses by itself and has no content negotiation. */
const isLeftOut = (path: string) => /\.(?:br|gz|avif)$|\.stamps\.json$|[/]\.vite(?:[/]|$)/.test(path)
const copy = (from: string, to: string) => cp(from, to, { recursive: true, filter: (path) => !isLeftOut(path) })

/** The longest line of `_headers` that static hosts read, characters. */
const MAX_LINE = 2000

const FOREVER = 'public, max-age=31536000, immutable'

/** The files that app, demo and brands have each for themselves. */
const OWN_FILES = ['index.html', 'm', 'config.json', 'worker.js']

/**
 * Copies the app, the static demo and the mock's files into one folder for a static host, with headers in `_headers`. Both must have been built. Returns the
 * brands by host name.
 */
export async function createEdgeSite(folder: string, hosted: readonly HostedBrand[] = []): Promise<EdgeBrands> {
  const [app, demo] = [fileAt('../dist'), fileAt('../dist-demo')]
  for (const [built, command] of [
    [app, 'npm run build'],
    [demo, 'npm run build -- --demo'],
  ] as const)
    if (!existsSync(`${built}/index.html`)) exitWithUsage(`There is no build: run "${command}" first.`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder + DEMO_FOLDER, { recursive: true })
  // Hashed file names cannot collide, so both builds share a folder; pages are separate.
  await copy(`${demo}/assets`, `${folder}/assets`)
  await copy(app, folder)
  await copy(fileAt('../../mock-server/dist/assets'), folder)
  for (const own of OWN_FILES) await copy(`${demo}/${own}`, `${folder}${DEMO_FOLDER}/${own}`)
  const headers: SiteHeaders = { app: headersOfFolder(app), demo: headersOfFolder(demo), brands: {} }
  for (const { id, brand } of hosted) {
    const target = `${BRANDS_FOLDER}/${id}`
    headers.brands![target] = await copyBrand(brand, { build: app, to: folder + target, isDemo: false })
    headers.brands![target + DEMO_FOLDER] = await copyBrand(brand, {
      build: demo,
      to: folder + target + DEMO_FOLDER,
      isDemo: true,
    })
  }
  await writeFile(`${folder}/_headers`, headersFile(headers))
  return Object.fromEntries(
    hosted.flatMap(({ id, hosts, brand }) => hosts.map((host) => [host, { id, siteName: namesOf(brand) }])),
  )
}

type BrandCopy = { build: string; to: string; isDemo: boolean }

/** Copies what a brand has for itself. Returns the headers of its pages. */
async function copyBrand(brand: ReadBrand, { build, to, isDemo }: BrandCopy): Promise<HeaderValues> {
  const out = await mkdtemp(join(tmpdir(), 'longan-brand-'))
  try {
    // The compressed copies are left out.
    await writeBrandSite(brand, { build, out, isDemo, quality: FAST })
    await mkdir(to, { recursive: true })
    for (const own of [...OWN_FILES, ...BRAND_PATHS.map((path) => path.slice(1))])
      if (existsSync(join(out, own))) await copy(join(out, own), join(to, own))
    return headersOfFolder(out)
  } finally {
    await rm(out, { recursive: true })
  }
}

type HeaderValues = Record<string, string>
/** The headers of app and demo, and of each folder of a brand. */
type SiteHeaders = { app: HeaderValues; demo: HeaderValues; brands?: Record<string, HeaderValues> }

/** A later rule replaces a header of an earlier one by removing it first. */
export function headersFile({ app, demo, brands = {} }: SiteHeaders): string {
  const override = (headers: HeaderValues) =>
    Object.entries(headers).flatMap(([name, text]) => [`! ${name}`, `${name}: ${text}`])
  const rules: [string, string[]][] = [
    ['/*', override({ ...app, 'cache-control': 'no-cache' })],
    [`${DEMO_FOLDER}/*`, override(demo)],
    ...Object.entries(brands).map(([folder, headers]): [string, string[]] => [`${folder}/*`, override(headers)]),
    ['/assets/*', override({ 'cache-control': FOREVER })],
    ['/art/*', override({ ...headersOfFile('/art/'), 'cache-control': FOREVER })],
    ['/partners/*', override(headersOfFile('/partners/'))],
  ]
  const long = rules.flatMap(([, lines]) => lines).find((line) => line.length > MAX_LINE)
  if (long)
    throw new Error(
      `Failed to write _headers: a line has ${long.length} characters, and a static host reads ${MAX_LINE}; fewer pages may have a file of their own (prerendered-pages.ts): ${long.slice(0, 60)}...`,
    )
  return rules.map(([rule, lines]) => `${rule}\n${lines.map((line) => `  ${line}\n`).join('')}`).join('')
}
