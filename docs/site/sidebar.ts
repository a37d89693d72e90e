import { basename } from 'node:path'
import { GENERATED, pages, titleOf } from './pages.ts'

const GROUPS: Record<string, string> = {
  '.': 'Start here',
  guides: 'Guides',
  recipes: 'Recipes',
  integrations: 'In your own repository',
  packages: 'Packages',
  reference: 'Reference',
  contributing: 'Contributing',
  decisions: 'Decisions',
}
const FIRST = [
  'tour.md',
  ...['front-end', 'sdk', 'backend', 'demo', 'brand', 'ci', 'wallet'].map((name) => `guides/${name}.md`),
  ...['third-call', 'two-worlds', 'a-year'].map((name) => `recipes/${name}.md`),
]
const REFERENCE: Record<string, string> = {
  'reference/gateway.md': 'The gateway’s calls',
  'reference/sdk.md': 'The SDK',
  'reference/control.md': 'The control API',
  'reference/command-line.md': 'The command line',
  'reference/states.md': 'Provider states',
  'reference/invalidation.md': 'What a deposit changes',
  'reference/rules.md': 'Rules of responsible gaming',
}

const folderOf = (page: string) => (page.includes('/') ? page.slice(0, page.indexOf('/')) : '.')
const place = (list: string[], one: string) => (list.includes(one) ? list.indexOf(one) : list.length)
const itemOf = (page: string) => ({
  text: REFERENCE[page] ?? (GENERATED.includes(page) ? basename(page, '.md') : titleOf(page)),
  link: `/${page.replace(/\.md$/, '')}`,
})

const isSection = (page: string) => page.split('/').length > 2
const nested = (own: string[]) =>
  own
    .filter((page) => !isSection(page))
    .map((page) => {
      const below = own.filter((one) => isSection(one) && one.startsWith(page.replace(/\.md$/, '/')))
      return below.length > 0 ? { ...itemOf(page), collapsed: true, items: below.map(itemOf) } : itemOf(page)
    })

export function sidebar() {
  const all = [...pages().filter((page) => page !== 'index.md'), ...GENERATED]
  const order = Object.keys(GROUPS)
  return [...Map.groupBy(all, folderOf)]
    .toSorted(([a], [b]) => place(order, a) - place(order, b))
    .map(([folder, own]) => ({
      text: GROUPS[folder] ?? folder,
      items: nested(own.toSorted((a, b) => place(FIRST, a) - place(FIRST, b))),
    }))
}
