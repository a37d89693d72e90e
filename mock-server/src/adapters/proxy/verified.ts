import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isInstalled } from '../../../../installed.ts'
import { openApiDocument } from '../../kernel/validation/openapi-document.ts'

export type VerificationResult = { held: number; broken: string[] }
/** The stored result, with the fingerprint of the document: another document may require more. */
type StoredResult = VerificationResult & { description: string }

const FOLDER = isInstalled
  ? '.longan/verified/'
  : fileURLToPath(new URL('../../../../.cache/verified/', import.meta.url))
const getFolder = () => process.env['LONGAN_VERIFIED'] ?? FOLDER
const fileOf = (provider: string) => `${getFolder()}${encodeURIComponent(provider)}.json`

export const isCurrent = (stored: { description?: string }): boolean =>
  stored.description === openApiDocument.fingerprint

const isComplete = (one: Partial<StoredResult> | null) => typeof one?.held === 'number' && Array.isArray(one.broken)

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
