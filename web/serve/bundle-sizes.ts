import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { existsSync } from 'node:fs'
import { readFile, mkdir, writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { fileOfPage, pagesWithFile } from './page/prerendered-pages.ts'
import {
  type Manifest,
  findHomeChunks,
  isMemberHeader,
  isMessagesOf,
  withImports,
  withDynamicImports,
} from './page/manifest.ts'

/** Sizes of parts or files of a build, in bytes of gzip 9, by name. */
type SizesByName = Record<string, number>
/** The sizes of a build that kept its budgets. */
type KnownSizes = { parts: SizesByName; files: SizesByName }

const fileOf = (folder: string) =>
  fileURLToPath(new URL(`../../.cache/build-sizes/${basename(folder)}.json`, import.meta.url))

/** Returns the sizes of the last build of `folder` on this machine that kept its budgets; undefined if there is none. */
const readKnownSizes = (folder: string): Promise<KnownSizes | undefined> =>
  readFile(fileOf(folder), 'utf8').then(
    (text) => JSON.parse(text) as KnownSizes,
    () => undefined,
  )

async function storeKnownSizes(folder: string, sizes: KnownSizes): Promise<void> {
  await mkdir(fileURLToPath(new URL('../../.cache/build-sizes/', import.meta.url)), { recursive: true })
  await writeFile(fileOf(folder), JSON.stringify(sizes))
}

const MAX_FILES = 5

/** Returns the growth of a part since the last build within its budget, in words. */
export const describeGrowth = (bytes: number, before: number | undefined): string =>
  before === undefined ? '' : ` (${signed(bytes - before)} since the last build within it)`

/** Returns the files that have grown most, one line for each: `src/app/app.tsx: +120 bytes`. */
export const findGrownFiles = (files: SizesByName, before: SizesByName = {}): string[] =>
  Object.entries(files)
    .map(([name, bytes]) => [name, bytes - (before[name] ?? 0)] as const)
    .filter(([, growth]) => growth > 0)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MAX_FILES)
    .map(([name, growth]) => `${name}: ${signed(growth)}`)

const signed = (bytes: number) => `${bytes < 0 ? '−' : '+'}${Math.abs(bytes)} bytes`

/**
 * The size budgets of a build, KiB: ten percent above what was measured, so that a feature fits and a mistake does not. Only the HTML of home has
 * no room: a phone shows the page when the first 14 KiB have arrived. A screen has its own stylesheet: no visit loads all of them. The demo also
 * contains the mock.
 */
const budgets = {
  homeJs: 148,
  memberHeader: 4,
  allJs: 521,
  mockJs: 262,
  mockLazyJs: 13.5,
  director: 28,
  brandPage: 34,
  allCss: 24.5,
  firstCss: 9.5,
  html: 14,
  largestPageHtml: 17.5,
} as const
function routeBudget(name: string) {
  if (/features\/(?:deposit|rewards|agents?)\//.test(name)) return 42
  // The clock of play, the reality check and the look of its frame load with a game, and only there.
  return name.includes('features/play/') ? 33 : 28
}
/** The additional size of the demo panel: restoring a world, its styles, and forms, which the bundler splits differently because the panel also uses them. */
const demoPanel = { homeJs: 0.5, js: 3, css: 1, route: 2 }

/** A part of a build, its size in bytes of gzip 9, and its budget in KiB. */
export type Weight = { name: string; bytes: number; maxKib?: number }

/** Measures every part of a build against its budget, for the build itself and for the benchmark. Empty if there is no build in `folder`. */
export async function measureWeights(folder: string) {
  if (!existsSync(`${folder}/.vite/manifest.json`)) return { totals: [], routes: [], files: {} }
  const sizes = await measureSizes(folder)
  return { totals: totalsOf(sizes).filter(({ bytes }) => bytes > 0), routes: routesOf(sizes), files: sizes.files }
}

const isDemo = ({ mockJs }: Sizes) => mockJs > 0

function totalsOf(sizes: Sizes): Weight[] {
  const more = isDemo(sizes) ? demoPanel : { homeJs: 0, js: 0, css: 0 }
  return [
    { name: 'JavaScript before home', bytes: sizes.homeJs, maxKib: budgets.homeJs + more.homeJs },
    { name: '  and its header of members', bytes: sizes.memberHeader, maxKib: budgets.memberHeader },
    { name: '  and its messages', bytes: sizes.homeMessages },
    { name: 'All JavaScript', bytes: sizes.allJs - sizes.mockJs - sizes.mockLazyJs, maxKib: budgets.allJs + more.js },
    { name: 'The mock in the page', bytes: sizes.mockJs, maxKib: budgets.mockJs },
    { name: '  its validators', bytes: sizes.validatorsJs },
    { name: '  and its lazy chunks', bytes: sizes.mockLazyJs, maxKib: budgets.mockLazyJs },
    { name: 'The director’s panel and the control client', bytes: sizes.director, maxKib: budgets.director },
    { name: 'The brand page of the panel', bytes: sizes.brandPage, maxKib: budgets.brandPage },
    { name: 'All CSS', bytes: sizes.allCss, maxKib: budgets.allCss + more.css },
    { name: '  in the first stylesheet', bytes: sizes.firstCss, maxKib: budgets.firstCss },
    { name: 'HTML', bytes: sizes.html, maxKib: budgets.html },
    { name: '  of the largest page', bytes: sizes.largestPageHtml, maxKib: budgets.largestPageHtml },
  ]
}

function routesOf(sizes: Sizes): Weight[] {
  const more = isDemo(sizes) ? demoPanel.route : 0
  return sizes.routes.map(({ name, js }) => ({
    name: `  + ${name.replace('src/', '')}`,
    bytes: js,
    maxKib: routeBudget(name) + more,
  }))
}

const ADVICE =
  'Load what is not needed at once with lazyComponent, use what exists, or raise the budget in web/serve/bundle-sizes.ts and say why in the commit.'

/** Prints the sizes of a build. Returns what to do about parts over their budgets, line by line; empty if there are none. */
export async function printSizes(folder: string): Promise<string[]> {
  const { totals, routes, files } = await measureWeights(folder)
  for (const { name, bytes, maxKib } of [...totals, ...routes.slice(0, 5)])
    console.log(`${name.padEnd(50)}${kib(bytes).padStart(10)}${maxKib ? ` of ${maxKib} KiB` : ''}`)
  const all = [...totals, ...routes]
  const over = all.filter(({ bytes, maxKib }) => maxKib !== undefined && bytes > maxKib * 1024)
  if (over.length === 0) {
    await storeKnownSizes(folder, { parts: Object.fromEntries(all.map(({ name, bytes }) => [name, bytes])), files })
    return []
  }
  const known = await readKnownSizes(folder)
  const grown = known ? findGrownFiles(files, known.files) : []
  return [
    ...over.map(
      ({ name, bytes, maxKib = 0 }) =>
        `${name.trim()}: ${kib(bytes)}, ${bytes - maxKib * 1024} bytes over its budget of ${maxKib} KiB${describeGrowth(bytes, known?.parts[name])}`,
    ),
    ...(grown.length > 0 ? ['Grown most:', ...grown.map((line) => `  ${line}`)] : []),
    ADVICE,
  ]
}

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`

/** Sizes of a build in bytes of gzip 9. */
type Sizes = {
  /** JavaScript before /m/home is interactive: the entry, the home screen and all their imports. */
  homeJs: number
  /** What home loads in addition for a member; no route counts it. */
  memberHeader: number
  /** The Vietnamese messages that are loaded with the home screen. */
  homeMessages: number
  /** The mock in the demo, including its validators; 0 in other builds. */
  mockJs: number
  validatorsJs: number
  mockLazyJs: number
  director: number
  brandPage: number
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

const brandPageFile = /\/(?:brand-page|show-brand)-[^/]+$/
const directorFile = /\/(?:director|control|redacted-calls|upcoming-events)-[^/]+$/

async function measureSizes(folder: string): Promise<Sizes> {
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
  const member = Object.keys(manifest).filter(isMemberHeader(manifest))
  const atHome = new Set([...home, ...member])
  const sheets = [...new Set([...home].flatMap((key) => manifest[key]?.css ?? []))]
  const routes = Object.keys(manifest)
    .filter((key) => key.endsWith('-screen.tsx') && !key.endsWith('home-screen.tsx'))
    .map((name) => ({ name, js: sizeOf([...withImports(manifest, name)].filter((key) => !atHome.has(key))) }))
    .toSorted((a, b) => b.js - a.js)
  const { mock, later } = mockFiles(manifest, home)
  const sumIn = (part: RegExp) => (ending: string) =>
    sumOf(files.filter((file) => part.test(file) && file.endsWith(ending)))
  const [inDirector, inBrandPage] = [sumIn(directorFile), sumIn(brandPageFile)]
  const own = await Promise.all(pagesWithFile.map(async (page) => gzipped(await readFile(folder + fileOfPage(page)))))
  return {
    homeJs: sizeOf(home),
    memberHeader: sizeOf(member),
    homeMessages: sizeOf(Object.keys(manifest).filter(isMessagesOf(manifest, 'home'))),
    mockJs: sizeOf(mock),
    validatorsJs: sizeOf(mock.filter((key) => /validators/.test(key))),
    mockLazyJs: sizeOf(later),
    director: inDirector('.js') + inDirector('.css'),
    brandPage: inBrandPage('.js') + inBrandPage('.css'),
    allJs: total('.js') - inDirector('.js') - inBrandPage('.js'),
    allCss: total('.css') - inDirector('.css') - inBrandPage('.css'),
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
  const entry = Object.keys(manifest).find((key) => key.endsWith('mock-server/src/adapters/page/browser.ts')) ?? ''
  const mock = [...withImports(manifest, entry)].filter((key) => !home.has(key))
  const later = [...withDynamicImports(manifest, entry, new Set(home))].filter((key) => {
    const isDirectors = directorFile.test(manifest[key]?.file ?? '')
    return !home.has(key) && !mock.includes(key) && !isDirectors
  })
  return { mock, later }
}

const gzipped = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length
