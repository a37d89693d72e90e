import { cp, readFile, writeFile } from 'node:fs/promises'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Config, SiteBrand } from '../../src/lib/site/config-shape.ts'
import { shortNameOf } from '../../src/lib/brand/default-mark.ts'
import { compress } from '../compress.ts'
import { configure } from '../page/configure-pages.ts'
import { inLanguage, LANGUAGE_PAGES, manifestInLanguage, readLanguagePages } from '../page/language-pages.ts'
import { defaultMark, iconsOf, type Picture, renderPng } from './icons.ts'
import type { ReadBrand } from './read-brand.ts'
import { withoutDefaults } from './without-defaults.ts'

const DEFAULT_NAME = 'Sơn Mài'
const DEFAULT_CURRENCY = '₫'
const brandMark = /<svg class="drum-[^"]*"(?: width="(\d+)" height="\d+")?[^>]*>.*?<\/svg>/gs
/** A copy of a page without the brand: `configure` compresses the branded one. */
const compressedPage = /\/(?:index|m\/.+)\.html\.(?:br|gz)$/
const homeLink = /(<a class="logo-[^"]*"[^>]*>).*?<\/a>/s

/** The name of a brand in the messages of a mock. */
export function namesOf({ brand }: ReadBrand): { vi: string; en: string } {
  const { VI, EN } = inBothLanguages(brand.name)
  return { vi: VI, en: EN }
}

type SiteOptions = {
  build: string
  out: string
  isDemo: boolean
  /** Of Brotli for the pages; best by default. */
  quality?: number
}

/**
 * Writes a copy of a build with another brand: its name, pictures, icons, manifest, configuration and the colours of the first paint. The files in
 * `assets` stay the same bytes, so one build serves any number of brands.
 */
export async function writeBrandSite(brand: ReadBrand, { build, out, isDemo, quality }: SiteOptions) {
  const isCopied = (path: string) => !path.includes(LANGUAGE_PAGES) && !compressedPage.test(path)
  await cp(build, out, { recursive: true, filter: isCopied })
  const favicon = await readFile(join(build, 'favicon.svg'), 'utf8')
  const mark = brand.mark ?? defaultMark(favicon, brand.palette)
  for (const [name, png] of Object.entries(iconsOf(mark, brand.palette.bg0.dark))) await writeFile(join(out, name), png)
  await compress(join(out, 'favicon.svg'), typeof mark.content === 'string' ? mark.content : wrapped(mark))
  for (const picture of [brand.logo, brand.mark]) if (picture) await writeFile(join(out, picture.name), picture.content)
  await compress(
    join(out, 'manifest.webmanifest'),
    manifestOf(brand, await readFile(join(build, 'manifest.webmanifest'), 'utf8')),
  )
  const config = JSON.parse(await readFile(join(build, 'config.json'), 'utf8')) as Partial<Config>
  const { theme, languages } = brand.brand
  await compress(
    join(out, 'config.json'),
    JSON.stringify({ ...config, theme, languages, brand: siteBrandOf(brand) }, null, 2),
  )
  const views = await readLanguagePages(build)
  for (const page of globSync(['index.html', 'm/**/*.html'], { cwd: out })) {
    const html = await readFile(join(out, page), 'utf8')
    const translated = views ? inLanguage({ html, file: `/${page}`, language: languages[0]! }, views) : html
    await writeFile(join(out, page), brandedPage(translated, brand))
  }
  await configure(out, { isDemo, quality })
}

function siteBrandOf({ brand, palette, logo, mark, main }: ReadBrand): SiteBrand {
  const { radius, font, weight, shortName, secondColour } = brand
  return {
    name: inBothLanguages(brand.name),
    ...(logo && { logo: `/${logo.name}` }),
    ...(mark && { mark: `/${mark.name}` }),
    colours: { dark: palette.bg0.dark, light: palette.bg0.light },
    ...(brand.currency !== DEFAULT_CURRENCY && { currency: brand.currency }),
    ...(brand.footer !== undefined && { footer: inBothLanguages(brand.footer) }),
    links: brand.links.map(({ title, address }) => ({ title: inBothLanguages(title), address })),
    look: {
      colour: main,
      radius,
      font,
      weight,
      ...(shortName !== undefined && { shortName }),
      ...(secondColour !== undefined && { secondColour }),
    },
  }
}

/** The name in the language that visitors see first. */
const firstNameOf = (brand: ReadBrand['brand']) => inBothLanguages(brand.name)[brand.languages[0]!]

const inBothLanguages = (text: ReadBrand['brand']['name']) =>
  typeof text === 'string' ? { VI: text, EN: text } : { VI: text.vi, EN: text.en }

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The page's first paint has the brand: nothing changes when the app starts. */
function brandedPage(html: string, { brand, palette, style, logo, mark }: ReadBrand): string {
  const name = escapeHtml(firstNameOf(brand))
  const picture = (of: Picture, width: string) => `<img src="/${of.name}" width="${width}" height="${width}" alt="">`
  return withoutDefaults(html, style)
    .replace(/<title>.*?<\/title>/s, () => `<title>${name}</title>`)
    .replace(/(<meta name="description" content=")[^":]*/, (_all, start: string) => start + name)
    .replace(/(<meta name="theme-color" content=")[^"]*/, (_all, start: string) => start + palette.bg0[brand.theme])
    .replace('</head>', () => `<meta property="og:image" content="/share.png"><style>${style}</style></head>`)
    .replace(homeLink, (all, start: string) =>
      logo ? `${start}<img src="/${logo.name}" height="34" alt=""></a>` : all,
    )
    .replaceAll(brandMark, (all, width = '40') => (mark ? picture(mark, String(width)) : all))
    .replaceAll(DEFAULT_NAME, () => name)
}

function manifestOf({ brand, palette }: ReadBrand, manifest: string) {
  const name = firstNameOf(brand)
  const ground = palette.bg0[brand.theme]
  const own = {
    name,
    short_name: brand.shortName ?? shortNameOf(name),
    background_color: ground,
    theme_color: ground,
  }
  const translated = manifestInLanguage(manifest, brand.languages[0]!)
  return JSON.stringify({ ...(JSON.parse(translated) as object), ...own }, null, 2)
}

/** A picture of pixels as SVG, because the pages name one address for the icon of every brand. */
const wrapped = (mark: Picture) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><image width="96" height="96" href="data:image/png;base64,${renderPng(mark, { size: 96 }).toString('base64')}"/></svg>`
