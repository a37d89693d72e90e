import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const LOADED = /<(?:script|link|img|iframe|source)\b[^>]*?\s(?:src|href)="((?:https?:)?\/\/[^"]+)"/g
const IMPORTED = /(?:@import|url\()\s*['"]?((?:https?:)?\/\/[^'")\s]+)/g

/** Returns what a page or a style sheet would load from another origin: it is missing offline, and reveals the reader to others. */
export const outsidersIn = (text: string): string[] =>
  [LOADED, IMPORTED].flatMap((one) => [...text.matchAll(one)].map(([, address]) => address!))

/** A sentence for each, of the pages and sheets of a built site. */
export const outsiders = (site: string): string[] =>
  globSync('{*.html,{guides,outside,packages,recipes,reference,site}/**/*.{html,css}}', { cwd: site }).flatMap((file) =>
    outsidersIn(readFileSync(join(site, file), 'utf8')).map((address) => `${file} loads ${address}`),
  )
