import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, posix, join } from 'node:path'

const LOADED = /<(?:script|link|img|iframe|source)\b[^>]*?\s(?:src|href)="((?:https?:)?\/\/[^"]+)"/g
const IMPORTED = /(?:@import|url\()\s*['"]?((?:https?:)?\/\/[^'")\s]+)/g

/** Returns what a page or a style sheet would load from another origin: it is missing offline, and reveals the reader to others. */
export const outsidersIn = (text: string): string[] =>
  [LOADED, IMPORTED].flatMap((one) => [...text.matchAll(one)].map(([, address]) => address!))

export const outsiders = (site: string): string[] =>
  globSync('{*.html,{guides,integrations,packages,recipes,reference,contributing,decisions,site}/**/*.{html,css}}', {
    cwd: site,
  }).flatMap((file) => outsidersIn(readFileSync(join(site, file), 'utf8')).map((address) => `${file} loads ${address}`))

const LINK = /<a\b[^>]*\shref="(?!\w+:|\/\/)([^"#?]*)[^"#]*(?:#([^"]*))?"/g
const IDS = /\sid="([^"]+)"/g

export function lostLinks(site: string): string[] {
  const files = globSync('**/*.html', { cwd: site }).toSorted()
  const texts = new Map(files.map((file) => [file, readFileSync(`${site}/${file}`, 'utf8')]))
  const idsIn = (file: string) => [...(texts.get(file) ?? '').matchAll(IDS)].map(([, id]) => id)
  const isLost = (file: string, heading: string) =>
    texts.has(file) ? heading !== '' && !idsIn(file).includes(heading) : !existsSync(`${site}/${file}`)
  return files.flatMap((file) => {
    const links = [...texts.get(file)!.matchAll(LINK)].map(([, path = '', heading = '']) => {
      const target = fileOf(file, path)
      return { target, heading: decodeURIComponent(heading) }
    })
    return links
      .filter(({ target, heading }) => isLost(target, heading))
      .map(({ target, heading }) => `${file} leads to ${target}${heading && `#${heading}`}, which is not there`)
  })
}

function fileOf(page: string, path: string): string {
  if (path === '') return page
  const target = path.startsWith('/') ? path.slice(1) : posix.join(dirname(page), path)
  if (target === '' || target.endsWith('/')) return `${target}index.html`
  return posix.extname(target) === '' ? `${target}.html` : target
}
