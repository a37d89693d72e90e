import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { paths } from '../../src/lib/site/paths.ts'
import { fileOfPage, pagesWithFile } from './prerendered-pages.ts'
import { inlineScript } from '../page-head.ts'
import { prerenderShells, type Shell, type Shells } from './shells.ts'
import { writeLanguagePages } from './language-pages.ts'
import {
  findHomeChunks,
  isFirstEnglish,
  isHomeScreen,
  isMemberHeader,
  isMessagesOf,
  type Manifest,
  withImports,
} from './manifest.ts'

/** Returns the stylesheets with classes that occur in the prerendered view but not in the page's own styles. */
export function findMissingStylesheets(
  picture: string,
  own: string,
  sheets: Readonly<Record<string, string>>,
): string[] {
  const styled = classesOf(own)
  const unstyled = [...picture.matchAll(/ class="([^"]*)"/g)]
    .flatMap(([, names = '']) => names.split(' '))
    .filter((name) => !styled.has(name))
  return Object.keys(sheets).filter((sheet) => {
    const defined = classesOf(sheets[sheet]!)
    return unstyled.some((name) => defined.has(name))
  })
}

const classesOf = (css: string) => new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name))

const stylesheetLink = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/
const moduleScript = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\s*/

// Nothing is painted before the whole prerendered view is parsed: half a row of tabs would shift.
const waitForShell = '<link rel="expect" href="#start" blocking="render">'
const boxStyles =
  '[data-first]>img{block-size:100%;border-radius:inherit;inline-size:100%;object-fit:cover}[data-first]:has(img){animation:none}'
/** The pages whose address names what they show first (`item-foot.ts`). */
const itemPages: readonly string[] = [paths.notices(), paths.notice(''), paths.promotion(''), paths.gameList()]
/** Of the placeholders that get the text of an announcement or a promotion. */
const itemStyles =
  '[data-first=text],[data-first=rows]>:not(:empty){color:var(--ink2);max-inline-size:33rem;white-space:pre-line}' +
  '[data-first=rows]>:not(:empty){animation:none;background:var(--bg1);block-size:auto;padding:var(--space-4)}'

type BuiltFiles = Awaited<ReturnType<typeof readBuilt>> & { folder: string; entry: string; brandMark: string }
type PageParts = {
  address: string
  shell: Shell
  css: string
  sheets?: string[]
  home?: string
  screens: Record<string, string>
}

export async function finishPages(folder: string) {
  const { VI, EN } = await prerenderShells([paths.home, ...pagesWithFile], ['VI', 'EN'])
  const { entry, home, englishHome, screens } = await appFiles(folder, VI.screens)
  const { css, homeCss } = VI
  const [shell, ...shells] = VI.shells
  if (!shell) throw new Error('Failed to prerender home')
  const built = { ...(await readBuilt(folder)), folder, entry, brandMark: brandMarkOf(shell) }
  const { member = '', '*': others = '' } = screens
  await finishPage(built, '/index.html', {
    address: paths.home,
    shell,
    css: homeCss,
    home,
    screens: { member, '*': others },
  })
  for (const [index, address] of pagesWithFile.entries()) {
    const files = screens[address]!.split(' ')
    const scripts = files.filter((file) => !file.endsWith('.css')).join(' ')
    const sheets = files.filter((file) => file.endsWith('.css')).map((file) => `/assets/${file}`)
    const parts = { address, shell: shells[index]!, css, sheets, screens: { [address]: scripts } }
    await finishPage(built, fileOfPage(address), parts)
  }
  const viewsOf = (all: Shells) =>
    Object.fromEntries(
      ['/index.html', ...pagesWithFile.map(fileOfPage)].map((file, index) => {
        const isHome = index === 0
        const root = rootOf(isHome, built.brandMark, all.shells[index]!)
        return [file, { root, css: isHome ? all.homeCss : all.css }]
      }),
    )
  await writeLanguagePages(folder, {
    VI: { home, pages: viewsOf(VI) },
    EN: { home: englishHome, pages: viewsOf(EN) },
  })
}

const header = /<header.*?<\/header>/s

/** Each view that is not as the first one, or only its header, is in a template (`start-after-paint.ts`). */
function rootOf(isHome: boolean, brandMark: string, { views }: Shell) {
  const [first = '', ...others] = Object.keys(views)
  const templates = others
    .filter((name) => views[name] !== views[first])
    .map((name) => `<template id="${name}">${partFor(views[first]!, views[name]!)}</template>`)
  return `<div id="root">${isHome ? '' : brandMark}${views[first]}</div>${templates.join('')}`
}

/** The link to home is taken from the first view: a brand has its logo there. */
function partFor(first: string, other: string) {
  if (first.replace(header, '') !== other.replace(header, '')) return other
  return header.exec(other)?.[0].replace(/<a .*?<\/a>/s, '<a></a>')
}

async function readBuilt(folder: string) {
  const html = await readFile(`${folder}/index.html`, 'utf8')
  const [link, first] = stylesheetLink.exec(html) ?? []
  if (!link || !first || !moduleScript.test(html))
    throw new Error(`Failed to finish ${folder}/index.html: it has no stylesheet or no entry script`)
  const [foot, itemFoot] = await Promise.all(
    ['foot', 'item-foot'].map((name) => inlineScript(`src/prerender/${name}.ts`)),
  )
  return { html, link, sheet: first, foot, itemFoot, sheets: await sheetsOf(folder) }
}

async function sheetsOf(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(`${folder}/assets`)).filter((name) => name.endsWith('.css'))
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(`${folder}/assets/${name}`, 'utf8')] as const)),
  )
}

/** The brand mark, kept for visitors who do not see the prerendered view (`start-after-paint.ts`); home has it in its header. */
const brandMarkOf = ({ views }: Shell) => `<div hidden>${/<svg.*?<\/svg>/.exec(views['guest']!)![0]}</div>`

export async function finishPage(
  built: BuiltFiles,
  file: string,
  { address, shell, css, sheets = [], home = '', screens }: PageParts,
) {
  const isHome = address === paths.home
  const root = rootOf(isHome, built.brandMark, shell)
  const isItem = itemPages.includes(address)
  const styles = await stylesOf(built.folder, [built.sheet, ...sheets], css + (isItem ? itemStyles : ''))
  const missing = findMissingStylesheets(root, styles, built.sheets)
  if (missing.length) throw new Error(`Failed to finish ${file}: its prerendered view also needs ${missing.join(', ')}`)
  const attributes = `data-entry="${built.entry}" data-home="${home}" data-screens='${JSON.stringify(screens)}'`
  const drawn = isHome ? '' : ` data-drawn="${address}"`
  const by = shell.parameters.length ? ` data-by="${shell.parameters.join(' ')}"` : ''
  const itemScript = isItem ? `<script>${built.itemFoot}</script>` : ''
  const page = built.html
    .replace(moduleScript, '')
    .replace('<html', `<html${drawn}${by} data-views="${Object.keys(shell.views).join(' ')}"`)
    .replaceAll(/>\n\s*</g, '><')
    .replace(built.link, () => styles + waitForShell)
    .replace(
      '<div id="root"></div>',
      () => `${root}\n<script id="start" ${attributes}>${built.foot}</script>${itemScript}`,
    )
  await mkdir(dirname(built.folder + file), { recursive: true })
  await writeFile(built.folder + file, page)
}

/** Inlines the stylesheets. Their links stay, so that no chunk loads them again; a disabled stylesheet is not fetched. */
async function stylesOf(folder: string, sheets: string[], own: string) {
  const texts = await Promise.all(sheets.map((href) => readFile(folder + href, 'utf8')))
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`)
  return `<style>${texts.map((text) => text.trim()).join('')}${boxStyles}${own}</style>${links.join('')}`
}

/** The name of a file in the page: within the folder of assets, and a script's without its extension (`start-after-paint.ts`). */
const shortName = (file: string) => file.replace(/^assets\/|\.js$/g, '')

async function appFiles(folder: string, parts: Shells['screens']) {
  const manifest = JSON.parse(await readFile(`${folder}/.vite/manifest.json`, 'utf8')) as Manifest
  const keys = Object.keys(manifest)
  const withAllImports = (wanted: string[]) => [...new Set(wanted.flatMap((key) => [...withImports(manifest, key)]))]
  const namesOf = (wanted: string[]) => wanted.map((key) => shortName(manifest[key]!.file)).join(' ')
  const entry = withAllImports(keys.filter((key) => manifest[key]?.isEntry))
  const screens: Record<string, string> = screenFiles(manifest, new Set(entry), parts)
  const homeFiles = (isMessages: (key: string) => boolean) => {
    const files = withAllImports([...keys.filter(isHomeScreen(manifest)), ...keys.filter(isMessages)])
    return namesOf(files.filter((key) => !entry.includes(key)))
  }
  return {
    // An import runs before the file that needs it.
    entry: namesOf(entry.toReversed()),
    home: homeFiles(isMessagesOf(manifest, 'home')),
    englishHome: homeFiles(isFirstEnglish(manifest)),
    screens,
  }
}

/**
 * Returns the files that each page with its own file needs in addition to the entry; `member` has what home needs in addition for members, `*` the files of any other page. The
 * page preloads them in parallel with the entry; without this they would load only after it.
 */
function screenFiles(manifest: Manifest, entry: ReadonlySet<string>, parts: Shells['screens']) {
  const keys = Object.keys(manifest)
  const find = (name: string, isWanted: (key: string) => boolean) => {
    const found = keys.find(isWanted)
    if (!found) throw new Error(`Failed to list the files of a page: the build has no ${name}`)
    return found
  }
  const messagesOf = (namespace: string) => find(`messages ${namespace}`, isMessagesOf(manifest, namespace))
  const needed = (wantedKeys: string[], loaded = entry) => {
    const wanted = new Set(wantedKeys.flatMap((key) => [...withImports(manifest, key)])).difference(loaded)
    const files = [...wanted].flatMap((key) => [manifest[key]!.file, ...(manifest[key]!.css ?? [])])
    return [...new Set(files)].map(shortName).join(' ')
  }
  const tables = find('tables', (key) => manifest[key]?.name === 'tables')
  const pages = pagesWithFile.map((address) => {
    const { file, messages } = parts[address]!
    const screen = find(`file ${file}`, (key) => manifest[key]?.name === file && key.startsWith('src/features/'))
    return [address, needed([screen, tables, ...messages.map(messagesOf)])] as const
  })
  const memberHeader = find('header of members', isMemberHeader(manifest))
  return Object.fromEntries([
    ...pages,
    ['member', needed([memberHeader], findHomeChunks(manifest))],
    ['*', needed([tables])],
  ])
}
