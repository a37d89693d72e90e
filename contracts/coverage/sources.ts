import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Interaction, outcomeOf, readPact } from '../pact-file.ts'
import { operations, toOutcome } from './declared.ts'
import type { Verification } from '../verify/verification.ts'

/** The folder where browser tests write the outcomes of their worlds, one per line. */
const journeys = fileURLToPath(new URL('../../.cache/outcomes/', import.meta.url))

const outcomeOfInteraction = (interaction: Interaction) => {
  const { operation, status, code } = outcomeOf(interaction)
  return toOutcome(operation, status, code)
}

export const pactOutcomes = (interactions = readPact().interactions): string[] => interactions.map(outcomeOfInteraction)

/** Outcomes of a verification; 404 or 501 means that an operation is not implemented. */
export function verificationOutcomes(
  { known, designed, skipped }: Verification,
  { interactions } = readPact(),
): string[] {
  const broken = new Map([...known.broken, ...designed.broken].map((one) => [one.interaction, one.reasons.join(' ')]))
  const not = new Set(skipped)
  return interactions.flatMap((interaction) => {
    const { description } = interaction
    if (not.has(description)) return []
    const reasons = broken.get(description)
    if (reasons === undefined) return [outcomeOfInteraction(interaction)]
    const absence = /status was (404|501)|but was (404|501)/.exec(reasons)
    return absence ? [toOutcome(outcomeOf(interaction).operation, absence[1] ?? absence[2]!)] : []
  })
}

export function journeyOutcomes(folder = journeys): { outcomes: string[]; tests: number } {
  const files = globSync('*.txt', { cwd: folder })
  const known = new Set<string>(operations.map(({ id }) => id))
  const lines = files.flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').split('\n'))
  return { outcomes: lines.filter((line) => known.has(line.split(' ')[0]!)), tests: files.length }
}
