import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isInstalled } from '../../../../installed.ts'
import { openApiDocument } from '../../kernel/openapi-document.ts'

/** The result of a verification of one tag: how many interactions held, and which did not. */
export type VerificationResult = { held: number; broken: string[] }
/** The stored result, with the fingerprint of the document: another document may require more. */
type StoredResult = VerificationResult & { description: string }

const FOLDER = isInstalled
  ? '.longan/verified/'
  : fileURLToPath(new URL('../../../../.cache/verified/', import.meta.url))
const getFolder = () => process.env['LONGAN_VERIFIED'] ?? FOLDER
const fileOf = (provider: string) => `${getFolder()}${encodeURIComponent(provider)}.json`

/** Returns true if a stored verification or coverage was made with today's document. */
export const isCurrent = (stored: { description?: string }): boolean =>
  stored.description === openApiDocument.fingerprint

const isComplete = (one: Partial<StoredResult> | null) => typeof one?.held === 'number' && Array.isArray(one.broken)

/** Returns the last results of `npm run verify` for this gateway, by tag. */
export function readVerified(provider: string): Record<string, StoredResult | undefined> {
  try {
    const stored = JSON.parse(readFileSync(fileOf(provider), 'utf8')) as Record<
      string,
      Partial<StoredResult> | null
    > | null
    return Object.fromEntries(Object.entries(stored ?? {}).filter(([, one]) => isComplete(one))) as Record<
      string,
      StoredResult
    >
  } catch {
    return {}
  }
}

/** Stores the results of a verification of this gateway; results of its other tags are kept. */
export function storeVerified(provider: string, results: Record<string, VerificationResult>) {
  mkdirSync(getFolder(), { recursive: true })
  const own = Object.entries(results).map(([tag, one]) => [tag, { ...one, description: openApiDocument.fingerprint }])
  const stored = { ...readVerified(provider), ...Object.fromEntries(own) }
  writeFileSync(fileOf(provider), `${JSON.stringify(stored, null, 1)}\n`)
}
