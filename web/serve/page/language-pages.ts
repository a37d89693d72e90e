import { readFile, writeFile } from 'node:fs/promises'

export type PageLanguage = 'VI' | 'EN'
/** The prerendered views of a page and their own styles. */
type View = { root: string; css: string }
/** `home`: the files that home needs. `pages`: by the name of their file. */
export type LanguagePages = Record<PageLanguage, { home: string; pages: Record<string, View> }>

/** Not for visitors: the commands that configure a site take the views into its pages. */
export const LANGUAGE_PAGES = '/.vite/languages.json'

export const writeLanguagePages = (folder: string, pages: LanguagePages) =>
  writeFile(folder + LANGUAGE_PAGES, JSON.stringify(pages))

/** Returns the views of a build; undefined for a site that was copied without them, whose pages keep their language. */
export async function readLanguagePages(folder: string): Promise<LanguagePages | undefined> {
  const text = await readFile(folder + LANGUAGE_PAGES, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as LanguagePages)
}

/** What pages and manifest say about the site, after its name. */
const descriptions = {
  VI: { page: 'game, xổ số và thể thao.', manifest: 'Game, xổ số và thể thao trên điện thoại.' },
  EN: { page: 'games, lotteries and sports.', manifest: 'Games, lotteries and sports on your phone.' },
}

const viewOfPage = /<div id="root">.*?(?=\s*<script id="start")/s
const languageOf = (html: string): PageLanguage => (/<html[^>]* lang="en"/.test(html) ? 'EN' : 'VI')

type Page = { html: string; file: string; language: PageLanguage }

/** Returns a page of the build with view, styles and description in a language. */
export function inLanguage({ html, file, language }: Page, pages: LanguagePages): string {
  const before = languageOf(html)
  if (before === language) return html
  const translated = html
    .replace(/(<html[^>]*) lang="\w+"/, `$1 lang="${language.toLowerCase()}"`)
    .replace(/data-home="[^"]+"/, () => `data-home="${pages[language].home}"`)
    .replace(descriptions[before].page, descriptions[language].page)
  const [own, view] = [pages[before].pages[file], pages[language].pages[file]]
  if (!own || !view) return translated
  return translated.replace(viewOfPage, () => view.root).replace(`${own.css}</style>`, () => `${view.css}</style>`)
}

/** Returns a manifest with its description in a language. */
export function manifestInLanguage(manifest: string, language: PageLanguage): string {
  const fields = JSON.parse(manifest) as { lang?: string }
  const lang = language.toLowerCase()
  if (fields.lang === lang) return manifest
  return `${JSON.stringify({ ...fields, lang, description: descriptions[language].manifest }, null, 2)}\n`
}
