import { readFile, writeFile } from 'node:fs/promises'

/** What differs in a page whose first language is English: the prerendered view, its styles and those of the Vietnamese one. */
type EnglishPage = { root: string; css: string; before: string }
/** `home`: the files that home needs. `pages`: by the name of their file; a page that is not prerendered is not among them. */
export type EnglishPages = { home: string; pages: Record<string, EnglishPage> }

/** Not for visitors: a site with a brand takes them into its pages. */
export const ENGLISH_PAGES = '/.vite/english.json'

export const writeEnglishPages = (folder: string, english: EnglishPages) =>
  writeFile(folder + ENGLISH_PAGES, JSON.stringify(english))

export const readEnglishPages = async (folder: string) =>
  JSON.parse(await readFile(folder + ENGLISH_PAGES, 'utf8')) as EnglishPages

const viewOfPage = /<div id="root">.*?<\/div>(?=\s*<script id="start")/s

/** Returns a page of the build in English. */
export function inEnglish(html: string, file: string, { home, pages }: EnglishPages): string {
  const translated = html
    .replace(/(<html[^>]*) lang="vi"/, '$1 lang="en"')
    .replace(/data-home="[^"]+"/, () => `data-home="${home}"`)
    .replace('game, xổ số và thể thao.', 'games, lotteries and sports.')
  const page = pages[file]
  if (!page) return translated
  return translated.replace(viewOfPage, () => page.root).replace(`${page.before}</style>`, () => `${page.css}</style>`)
}
