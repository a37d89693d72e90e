import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { compress } from './compress.ts'
import { checkConfig } from './config-fields.ts'
import { prerenderedPages, fileOfPage, pagesWithFile } from './prerendered-pages.ts'
import { recordPreloadCalls } from './preload-calls.ts'
import { readCommand } from './exit.ts'
import { siteBlock } from './page-head.ts'
import type { PreloadCalls } from '../src/lib/preloaded-calls.ts'
import type { SiteData } from '../src/lib/site-data.ts'
import { writeFileList } from './build-service-worker.ts'

const block = /<script type="application\/json" id="site">.*?<\/script>/s

/**
 * Writes what `config.json` beside the pages says into each of them: a visit asks for no file before it begins. A field
 * that cannot be used keeps its default; it is named here, and in the console of whoever opens the site.
 */
export async function configure(folder: string, { isDemo }: { isDemo: boolean }) {
  const file = `${folder}/config.json`
  const { usable: config, problems } = checkConfig(parseJson(await readFile(file, 'utf8')))
  for (const problem of problems) console.warn(`${file.replace('config.json', '')}${problem}`)
  const calls = isDemo ? undefined : await recordPreloadCalls(config)
  const writePage = async (page: string, own = calls) => {
    const before = await readFile(folder + page, 'utf8')
    const data: SiteData = { config, ...(problems.length && { problems }), ...(own && { calls: own }) }
    const after = before.replace(block, () => siteBlock(data))
    if (after !== before) await compress(folder + page, after)
  }
  await writePage('/index.html', calls && withoutUnprerendered(calls))
  await Promise.all(pagesWithFile.map((address) => writePage(fileOfPage(address), calls && callsOfPage(address, calls))))
  await writeFileList(folder)
}

/** A page of its own begins its own calls. */
const callsOfPage = (address: string, { guest, member }: PreloadCalls): PreloadCalls => ({
  guest: { [address]: guest[address] ?? [] },
  member: { [address]: member[address]! },
})

/** A server that looks for no page's own file gives home's for the drawn ones too; the others are no use there. */
const withoutUnprerendered = ({ guest, member }: PreloadCalls): PreloadCalls => ({
  guest,
  member: Object.fromEntries(
    Object.entries(member).filter(([address]) => prerenderedPages.includes(address) || !pagesWithFile.includes(address)),
  ),
})

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

if (import.meta.main) {
  const { demo } = readCommand({
    run: 'npm run tool -- configure',
    description: 'Writes what config.json beside the built pages says into the pages themselves.',
    flags: { demo: { description: 'of the demo build, in web/dist-demo' } },
    example: 'npm run tool -- configure',
  }).flags
  await configure(fileURLToPath(new URL(demo ? '../dist-demo' : '../dist', import.meta.url)), { isDemo: demo })
  console.log('The page says what config.json says.')
}
