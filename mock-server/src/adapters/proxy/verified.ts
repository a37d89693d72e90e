import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isInstalled } from '../../../../installed.ts'
import { openApiDocument } from '../../kernel/openapi-document.ts'

/** The result of a verification of one tag: how many interactions held, and which did not. */
export type Verified = { held: number; broken: string[] }
/** The stored result, with the fingerprint of the document: another document may require more. */
type Kept = Verified & { description: string }

const FOLDER = isInstalled
  ? '.longan/verified/'
  : fileURLToPath(new URL('../../../../.cache/verified/', import.meta.url))
const folderNow = () => process.env['LONGAN_VERIFIED'] ?? FOLDER
const fileOf = (provider: string) => `${folderNow()}${encodeURIComponent(provider)}.json`

/** Returns true if a stored verification or coverage was made with today's document. */
export const isOfNow = (kept: { description?: string }): boolean => kept.description === openApiDocument.fingerprint

const isWhole = (one: Partial<Kept> | null) => typeof one?.held === 'number' && Array.isArray(one.broken)

/** Returns the last results of `npm run verify` for this gateway, by tag. */
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
