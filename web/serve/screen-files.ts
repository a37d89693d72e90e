import { paths } from '../src/lib/paths.ts'
import { type Manifest, withImports } from './manifest.ts'

/** The pages that people open from outside, by what they need: a screen, and words beside `titles`. */
const deepLinkPages = [
  { screen: 'game-centre', words: ['games', 'lobby'], at: [paths.live, paths.slots] },
  { screen: 'game-list', words: ['games', 'lobby'], at: [paths.slotsList()] },
  { screen: 'lottery', words: ['lottery'], at: [paths.lottery, paths.electronicLottery] },
  { screen: 'promotions', words: ['promotions'], at: [paths.promotions()] },
  { screen: 'deposit', words: ['deposit', 'records', 'forms', 'problems'], at: [paths.deposit] },
  { screen: 'login', words: ['sign-in'], at: [paths.login] },
]

/** Where every screen but home's, and its words, are named. */
const tables = ['/app/later-screens.ts', '/i18n/later-files.ts']

/**
 * What such a page needs besides the entry, by its address, and under `*` what any other page does: the page asks for it beside the
 * entry, where the entry would ask only once it runs, and the screen for its own parts later still. A file without an ending is a script.
 */
export function screenFiles(manifest: Manifest, entry: ReadonlySet<string>) {
  const keys = Object.keys(manifest)
  const keyOf = (ending: string) => {
    const found = keys.find((key) => key.endsWith(ending))
    if (!found) throw new Error(`Failed to name the files of a page: the build has no ${ending}`)
    return found
  }
  const needed = (endings: string[]) => {
    const wanted = new Set(endings.map(keyOf).flatMap((key) => [...withImports(manifest, key)])).difference(entry)
    const files = [...wanted].flatMap((key) => [manifest[key]!.file, ...(manifest[key]!.css ?? [])])
    return [...new Set(files)].map((file) => file.replace(/^assets\/|\.js$/g, '')).join(' ')
  }
  const pages = deepLinkPages.flatMap(({ screen, words, at }) => {
    const files = ['titles', ...words].map((name) => `i18n/vi/${name}.json`)
    return at.map((address) => [address, needed([`/${screen}-screen.tsx`, ...tables, ...files])])
  })
  return Object.fromEntries([...pages, ['*', needed(tables)]])
}
