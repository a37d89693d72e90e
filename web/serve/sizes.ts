import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { type Manifest, withImports } from './manifest.ts'

/** Sizes of a build in bytes of gzip 9. */
export type Sizes = {
  /** JavaScript before /m/home is interactive: the entry, the home screen and everything they import. */
  homeJs: number
  /** The Vietnamese words that are fetched beside the home screen. */
  homeWords: number
  /** The demo's gateway; nothing in every other build. */
  mockJs: number
  allJs: number
  allCss: number
  /** The sheet every visit loads before anything is drawn. */
  firstCss: number
  html: number
  /** What a route adds to what home has loaded, the largest first. */
  routes: { name: string; js: number }[]
  requestsBeforeHome: number
}

/** Measures a build from its manifest: no browser, the same figures everywhere. */
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
  const total = (ending: string) =>
    files.filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + (size.get(file) ?? 0), 0)

  const keyOf = (pattern: RegExp) => Object.keys(manifest).find((key) => pattern.test(key)) ?? ''
  const home = new Set<string>()
  // The entry is the page itself, or the one file into which everything it needs was gathered.
  Object.keys(manifest)
    .filter((key) => manifest[key]?.isEntry || manifest[key]?.name === 'start')
    .forEach((key) => withImports(manifest, key, home))
  withImports(manifest, keyOf(/home-screen\.tsx$/), home)
  const sheets = [...new Set([...home].flatMap((key) => manifest[key]?.css ?? []))]
  const routes = Object.keys(manifest)
    .filter((key) => key.endsWith('-screen.tsx') && !key.endsWith('home-screen.tsx'))
    .map((name) => ({ name, js: sizeOf([...withImports(manifest, name)].filter((key) => !home.has(key))) }))
    .toSorted((a, b) => b.js - a.js)
  const html = gzipped(await readFile(`${folder}/index.html`))
  return {
    homeJs: sizeOf(home),
    homeWords: sizeOf(Object.keys(manifest).filter((key) => /i18n\/vi\/(?:home|lobby)\.json$/.test(key))),
    mockJs: sizeOf(
      [...withImports(manifest, keyOf(/mock-server\/src\/doors\/browser\.ts$/))].filter((key) => !home.has(key)),
    ),
    allJs: total('.js'),
    allCss: total('.css'),
    firstCss: sheets.reduce((sum, file) => sum + (size.get(file) ?? 0), 0),
    html,
    routes,
    requestsBeforeHome: home.size,
  }
}

const gzipped = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length
const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`

/** Prints the figures beside their budgets. */
export async function printSizes(folder: string) {
  if (!existsSync(`${folder}/.vite/manifest.json`)) return
  const sizes = await measureSizes(folder)
  console.log(`JavaScript before home  ${kib(sizes.homeJs)} of 132 KiB in ${sizes.requestsBeforeHome} files`)
  console.log(`  and its words         ${kib(sizes.homeWords)}`)
  console.log(`All JavaScript          ${kib(sizes.allJs)} of 380 KiB`)
  if (sizes.mockJs) console.log(`The mock in the page    ${kib(sizes.mockJs)} of 200 KiB`)
  console.log(`All CSS                 ${kib(sizes.allCss)} of 14 KiB`)
  console.log(`  in the first sheet    ${kib(sizes.firstCss)} of 9 KiB`)
  console.log(`HTML                    ${kib(sizes.html)} of 14 KiB`)
  sizes.routes
    .slice(0, 5)
    .forEach(({ name, js }) => console.log(`  + ${kib(js)} of 25 KiB  ${name.replace('src/', '')}`))
}
