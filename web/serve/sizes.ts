import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { fileOfPage, pagesWithFile } from './prerendered-pages.ts'
import { type Manifest, findHomeChunks, withImports, withDynamicImports } from './manifest.ts'

/** Sizes of a build in bytes of gzip 9. */
export type Sizes = {
  /** JavaScript before /m/home is interactive: the entry, the home screen and all their imports. */
  homeJs: number
  /** The Vietnamese messages that are loaded with the home screen. */
  homeMessages: number
  /** The mock in the demo, including its validators; 0 in other builds. */
  mockJs: number
  validatorsJs: number
  mockLazyJs: number
  director: number
  allJs: number
  allCss: number
  firstCss: number
  html: number
  largestPageHtml: number
  /** The additional JavaScript of each route, the largest first. */
  routes: { name: string; js: number }[]
  requestsBeforeHome: number
  /** Every chunk with its styles, by its source or name. */
  files: Record<string, number>
}

const directorFile = /\/(?:director|control|redacted-calls|upcoming-events)-[^/]+$/

export async function measureSizes(folder: string): Promise<Sizes> {
  const manifest = JSON.parse(await readFile(`${folder}/.vite/manifest.json`, 'utf8')) as Manifest
  const files = [...new Set(Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])]))]
  const size = new Map(
    await Promise.all(files.map(async (file) => [file, gzipped(await readFile(`${folder}/${file}`))] as const)),
  )
  const sizeOf = (keys: Iterable<string>) =>
    [...new Set([...keys].map((key) => manifest[key]?.file ?? ''))].reduce(
      (sum, file) => sum + (size.get(file) ?? 0),
      0,
    )
  const sumOf = (list: readonly string[]) => list.reduce((sum, file) => sum + (size.get(file) ?? 0), 0)
  const total = (ending: string) => sumOf(files.filter((file) => file.endsWith(ending)))

  const home = findHomeChunks(manifest)
  const sheets = [...new Set([...home].flatMap((key) => manifest[key]?.css ?? []))]
  const routes = Object.keys(manifest)
    .filter((key) => key.endsWith('-screen.tsx') && !key.endsWith('home-screen.tsx'))
    .map((name) => ({ name, js: sizeOf([...withImports(manifest, name)].filter((key) => !home.has(key))) }))
    .toSorted((a, b) => b.js - a.js)
  const { mock, later } = mockFiles(manifest, home)
  const inDirector = (ending: string) => sumOf(files.filter((file) => directorFile.test(file) && file.endsWith(ending)))
  const own = await Promise.all(pagesWithFile.map(async (page) => gzipped(await readFile(folder + fileOfPage(page)))))
  return {
    homeJs: sizeOf(home),
    homeMessages: sizeOf(Object.keys(manifest).filter((key) => /i18n\/vi\/(?:home|lobby)\.json$/.test(key))),
    mockJs: sizeOf(mock),
    validatorsJs: sizeOf(mock.filter((key) => /validators/.test(key))),
    mockLazyJs: sizeOf(later),
    director: inDirector('.js') + inDirector('.css'),
    allJs: total('.js') - inDirector('.js'),
    allCss: total('.css') - inDirector('.css'),
    firstCss: sheets.reduce((sum, file) => sum + (size.get(file) ?? 0), 0),
    html: gzipped(await readFile(`${folder}/index.html`)),
    largestPageHtml: Math.max(...own),
    routes,
    requestsBeforeHome: home.size,
    files: sizesByName(manifest, sumOf),
  }
}

const sizesByName = (manifest: Manifest, sumOf: (files: string[]) => number) =>
  Object.fromEntries(
    Object.entries(manifest).map(([key, { src, name, file, css = [] }]) => [src ?? name ?? key, sumOf([file, ...css])]),
  )

function mockFiles(manifest: Manifest, home: Set<string>) {
  const entry = Object.keys(manifest).find((key) => key.endsWith('mock-server/src/adapters/browser.ts')) ?? ''
  const mock = [...withImports(manifest, entry)].filter((key) => !home.has(key))
  const later = [...withDynamicImports(manifest, entry, new Set(home))].filter((key) => {
    const isDirectors = directorFile.test(manifest[key]?.file ?? '')
    return !home.has(key) && !mock.includes(key) && !isDirectors
  })
  return { mock, later }
}

const gzipped = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length
