import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { compress } from './compress.ts'
import { checkConfig } from './config-fields.ts'
import { earlyCalls } from './early-calls.ts'
import { readCommand } from './exit.ts'
import { siteBlock } from './page-head.ts'
import { listFiles } from './write-worker.ts'

const block = /<script type="application\/json" id="site">.*?<\/script>/s

/**
 * Writes what `config.json` beside the page says into the page itself: a visit asks for no file before it begins. A field
 * that cannot be used keeps its default; it is named here, and in the console of whoever opens the site.
 */
export async function configure(folder: string, { isDemo }: { isDemo: boolean }) {
  const file = `${folder}/config.json`
  const { usable: config, problems } = checkConfig(parsed(await readFile(file, 'utf8')))
  for (const problem of problems) console.warn(`${file.replace('config.json', '')}${problem}`)
  const page = `${folder}/index.html`
  const before = await readFile(page, 'utf8')
  const data = { config, ...(problems.length && { problems }), ...(!isDemo && { calls: await earlyCalls(config) }) }
  const after = before.replace(block, () => siteBlock(data))
  if (after !== before) await compress(page, after)
  await listFiles(folder)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

if (import.meta.main) {
  const { demo } = readCommand({
    run: 'npm run configure',
    about: 'Writes what config.json beside the built page says into the page itself.',
    flags: { demo: { about: 'of the demo build, in web/dist-demo' } },
    example: 'npm run configure',
  }).flags
  await configure(fileURLToPath(new URL(demo ? '../dist-demo' : '../dist', import.meta.url)), { isDemo: demo })
  console.log('The page says what config.json says.')
}
