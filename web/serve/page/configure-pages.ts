import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { compress } from '../compress.ts'
import { checkConfig } from '../config-fields.ts'
import { fileOfPage, pagesWithFile } from './prerendered-pages.ts'
import { inLanguage, manifestInLanguage, type PageLanguage, readLanguagePages } from './language-pages.ts'
import { recordPreloadCalls } from './preload-calls.ts'
import { siteBlock } from '../page-head.ts'
import { config as defaults } from '../../src/lib/site/config.ts'
import type { Config } from '../../src/lib/site/config-shape.ts'
import type { PreloadCalls } from '../../src/lib/device/preloaded-calls.ts'
import type { SiteData } from '../../src/lib/site/site-data.ts'
import { paths } from '../../src/lib/site/paths.ts'
import { writeFileList } from '../build-service-worker.ts'

const block = /<script type="application\/json" id="site">.*?<\/script>/s

/**
 * Writes `config.json` into each page, so that a visit loads no file before it starts, and pages and manifest in the site's first language. An invalid
 * field keeps its default; it is reported here and in the browser's console. A page that changes, or has no compressed copy, is compressed.
 */
export async function configure(
  folder: string,
  { isDemo, quality }: { isDemo: boolean; quality?: number | undefined },
) {
  const file = `${folder}/config.json`
  const { usable: config, problems } = checkConfig(parseJson(await readFile(file, 'utf8')))
  for (const problem of problems) console.warn(`${file.replace('config.json', '')}${problem}`)
  const calls = isDemo ? undefined : await recordPreloadCalls(config)
  const views = await readLanguagePages(folder)
  const language = config.languages?.[0] ?? 'VI'
  const writePage = async (page: string, own = calls) => {
    const before = await readFile(folder + page, 'utf8')
    const data: SiteData = {
      config: withoutDefaults(config),
      ...(problems.length && { problems }),
      ...(own && { calls: own }),
    }
    const html = views ? inLanguage({ html: before, file: page, language }, views) : before
    const after = html.replace(block, () => siteBlock(data))
    if (after !== before || !existsSync(`${folder}${page}.br`)) await compress(folder + page, after, quality)
  }
  await writePage('/index.html', calls && callsOfPage(paths.home, calls))
  await Promise.all(
    pagesWithFile.map((address) => writePage(fileOfPage(address), calls && callsOfPage(address, calls))),
  )
  if (views) await writeManifest(`${folder}/manifest.webmanifest`, language)
  await writeFileList(folder)
}

/** The fields whose value is not the default: home's page has room for no other. */
const withoutDefaults = (config: Partial<Config>): Partial<Config> =>
  Object.fromEntries(
    Object.entries(config).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults[name as keyof Config]),
    ),
  )

async function writeManifest(file: string, language: PageLanguage) {
  const before = await readFile(file, 'utf8')
  const after = manifestInLanguage(before, language)
  if (after !== before) await compress(file, after)
}

/** The calls of a page and those of its views (`/m/bankCard?add=B`). */
const callsOfPage = (page: string, { guest, member }: PreloadCalls): PreloadCalls => {
  const ofPage = (calls: PreloadCalls['guest']) =>
    Object.fromEntries(Object.entries(calls).filter(([address]) => address.split('?')[0] === page))
  return { guest: ofPage(guest), member: ofPage(member) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
