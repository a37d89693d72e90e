import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const LOADED = /<(?:script|link|img|iframe|source)\b[^>]*?\s(?:src|href)="((?:https?:)?\/\/[^"]+)"/g
const IMPORTED = /(?:@import|url\()\s*['"]?((?:https?:)?\/\/[^'")\s]+)/g

/** Returns what a page or a style sheet would load from another origin: it is missing offline, and reveals the reader to others. */
export const outsidersIn = (text: string): string[] =>
  [LOADED, IMPORTED].flatMap((one) => [...text.matchAll(one)].map(([, address]) => address!))

export const outsiders = (site: string): string[] =>
  globSync('{*.html,{guides,integrations,packages,recipes,reference,contributing,decisions,site}/**/*.{html,css}}', {
    cwd: site,
  }).flatMap((file) => outsidersIn(readFileSync(join(site, file), 'utf8')).map((address) => `${file} loads ${address}`))
