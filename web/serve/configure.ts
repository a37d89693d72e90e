import { readFile } from 'node:fs/promises'
import { checkConfig } from '../src/lib/config-fields.ts'
import { compress } from './compress.ts'
import { earlyCalls } from './early-calls.ts'
import { giveUp } from './exit.ts'
import { siteBlock } from './page-head.ts'

const block = /<script type="application\/json" id="site">.*?<\/script>/s

/** Writes what `config.json` beside the page says into the page itself: a visit asks for no file before it begins. */
export async function configure(folder: string, { isDemo }: { isDemo: boolean }) {
  const file = `${folder}/config.json`
  const config = configOf(await readFile(file, 'utf8'), file)
  const page = `${folder}/index.html`
  const before = await readFile(page, 'utf8')
  const data = isDemo ? { config } : { config, calls: await earlyCalls(config) }
  const after = before.replace(block, () => siteBlock(data))
  if (after !== before) await compress(page, after)
}

function configOf(text: string, file: string) {
  const given = parsed(text) ?? giveUp(`${file} is no JSON: correct it, and run this again.`)
  const { usable, problems } = checkConfig(given)
  return problems.length ? giveUp(`${file} cannot be used.\n  ${problems.join('\n  ')}`) : usable
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
