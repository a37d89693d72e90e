import { paths } from '../src/lib/site/paths.ts'
import { type Manifest, withImports } from './manifest.ts'

const deepLinkPages = [
  { screen: 'game-centre', namespaces: ['games', 'lobby'], at: [paths.live, paths.slots] },
  { screen: 'game-list', namespaces: ['games', 'lobby'], at: [paths.slotsList()] },
  { screen: 'lottery', namespaces: ['lottery'], at: [paths.lottery, paths.electronicLottery] },
  { screen: 'promotions', namespaces: ['promotions'], at: [paths.promotions()] },
  { screen: 'deposit', namespaces: ['deposit', 'records', 'forms', 'problems'], at: [paths.deposit] },
  { screen: 'login', namespaces: ['sign-in'], at: [paths.login] },
]

const tables = ['/app/routes/lazy-routes.ts', '/i18n/lazy-messages.ts']

/**
 * Returns the files that each deep link needs in addition to the entry; `*` has those of any other page. The page preloads them in parallel with the entry; without
 * this they would load only after it. A name without an extension is a script.
 */
export function screenFiles(manifest: Manifest, entry: ReadonlySet<string>) {
  const keys = Object.keys(manifest)
  const keyOf = (ending: string) => {
    const found = keys.find((key) => key.endsWith(ending))
    if (!found) throw new Error(`Failed to list the files of a page: the build has no ${ending}`)
    return found
  }
  const needed = (endings: string[]) => {
    const wanted = new Set(endings.map(keyOf).flatMap((key) => [...withImports(manifest, key)])).difference(entry)
    const files = [...wanted].flatMap((key) => [manifest[key]!.file, ...(manifest[key]!.css ?? [])])
    return [...new Set(files)].map((file) => file.replace(/^assets\/|\.js$/g, '')).join(' ')
  }
  const pages = deepLinkPages.flatMap(({ screen, namespaces, at }) => {
    const files = ['titles', ...namespaces].map((name) => `i18n/vi/${name}.json`)
    return at.map((address) => [address, needed([`/${screen}-screen.tsx`, ...tables, ...files])])
  })
  return Object.fromEntries([...pages, ['*', needed(tables)]])
}
