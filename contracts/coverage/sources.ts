import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Interaction, outcomeOf, readPact } from '../pact-file.ts'
import { operations, outcome } from './declared.ts'
import type { Verification } from '../verification.ts'

/** Where each journey leaves what its world was asked and answered: an outcome a line. */
const journeys = fileURLToPath(new URL('../../.cache/outcomes/', import.meta.url))

const shownBy = (interaction: Interaction) => {
  const { operation, status, code } = outcomeOf(interaction)
  return outcome(operation, status, code)
}

/** What the pact promises. */
export const ofPact = (interactions = readPact().interactions): string[] => interactions.map(shownBy)

/** The promises that a provider was seen to keep; one that it answers with 404 or 501 tells what it has not built. */
export function ofVerification({ known, designed, skipped }: Verification, { interactions } = readPact()): string[] {
  const broken = new Map([...known.broken, ...designed.broken].map((one) => [one.interaction, one.reasons.join(' ')]))
  const not = new Set(skipped)
  return interactions.flatMap((interaction) => {
    const { description } = interaction
    if (not.has(description)) return []
    const reasons = broken.get(description)
    if (reasons === undefined) return [shownBy(interaction)]
    const absence = /status was (404|501)|but was (404|501)/.exec(reasons)
    return absence ? [outcome(outcomeOf(interaction).operation, absence[1] ?? absence[2]!)] : []
  })
}

/** What the journeys of the last runs in a browser have met, and of how many tests. */
export function ofJourneys(folder = journeys): { outcomes: string[]; tests: number } {
  const files = globSync('*.txt', { cwd: folder })
  const known = new Set<string>(operations.map(({ id }) => id))
  const lines = files.flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').split('\n'))
  return { outcomes: lines.filter((line) => known.has(line.split(' ')[0]!)), tests: files.length }
}
