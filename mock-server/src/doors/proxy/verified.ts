import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isInstalled } from '../../../../installed.ts'

/** What a verification of one tag has shown: how many contracts held, and which did not. */
export type Verified = { held: number; broken: string[] }

const FOLDER = isInstalled
  ? '.longan/verified/'
  : fileURLToPath(new URL('../../../../.cache/verified/', import.meta.url))
const folderNow = () => process.env['LONGAN_VERIFIED'] ?? FOLDER
const fileOf = (provider: string) => `${folderNow()}${encodeURIComponent(provider)}.json`

/** What `npm run verify` has shown last of that gateway, by tag. */
export function readVerified(provider: string): Record<string, Verified | undefined> {
  try {
    return JSON.parse(readFileSync(fileOf(provider), 'utf8')) as Record<string, Verified>
  } catch {
    return {}
  }
}

/** Writes down what was shown of that gateway; what was shown of its other tags stays. */
export function keepVerified(provider: string, shown: Record<string, Verified>) {
  mkdirSync(folderNow(), { recursive: true })
  writeFileSync(fileOf(provider), `${JSON.stringify({ ...readVerified(provider), ...shown }, null, 1)}\n`)
}
