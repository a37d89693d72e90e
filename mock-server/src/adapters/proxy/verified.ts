import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isInstalled } from '../../../../installed.ts'
import { openApiDocument } from '../../kernel/openapi-document.ts'

/** What a verification of one tag has shown: how many contracts held, and which did not. */
export type Verified = { held: number; broken: string[] }
/** What is written down of it: also the description it was shown by, since another may ask for more. */
type Kept = Verified & { description: string }

const FOLDER = isInstalled
  ? '.longan/verified/'
  : fileURLToPath(new URL('../../../../.cache/verified/', import.meta.url))
const folderNow = () => process.env['LONGAN_VERIFIED'] ?? FOLDER
const fileOf = (provider: string) => `${folderNow()}${encodeURIComponent(provider)}.json`

/** Whether what is kept, a verification or the coverage, was shown by the description of now. */
export const isOfNow = (kept: { description?: string }): boolean => kept.description === openApiDocument.fingerprint

const isWhole = (one: Partial<Kept> | null) => typeof one?.held === 'number' && Array.isArray(one.broken)

/** What `npm run verify` has shown last of that gateway, by tag. */
export function readVerified(provider: string): Record<string, Kept | undefined> {
  try {
    const kept = JSON.parse(readFileSync(fileOf(provider), 'utf8')) as Record<string, Partial<Kept> | null> | null
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, one]) => isWhole(one))) as Record<string, Kept>
  } catch {
    return {}
  }
}

/** Writes down what was shown of that gateway; what was shown of its other tags stays. */
export function keepVerified(provider: string, shown: Record<string, Verified>) {
  mkdirSync(folderNow(), { recursive: true })
  const own = Object.entries(shown).map(([tag, one]) => [tag, { ...one, description: openApiDocument.fingerprint }])
  const kept = { ...readVerified(provider), ...Object.fromEntries(own) }
  writeFileSync(fileOf(provider), `${JSON.stringify(kept, null, 1)}\n`)
}
