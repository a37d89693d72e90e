import { type Interaction, outcomeOf, type PactFile } from '../pact-file.ts'
import { type Mutant, mutantsOf } from './mutants.ts'

export type MutantCopy = { mutant: Mutant; interaction: Interaction }
/** One way of an operation, or of all that refuse with one code, to be wrong, and every interaction that might notice. */
export type Case = { operation: string; name: string; field: string; copies: MutantCopy[] }
/** Number and seed of a sample; the same seed selects the same cases. Without a number all are used. */
export type Sample = { size?: number | undefined; seed: number }

/** Interactions of one operation share their fields, and refusals with one code theirs: each is wrong in the same ways. */
export function casesOf({ interactions }: PactFile): Case[] {
  const cases = new Map<string, Case>()
  for (const interaction of interactions) {
    const { operation, status, code } = outcomeOf(interaction)
    for (const mutant of mutantsOf(interaction)) {
      const { name, field } = mutant
      const isAboutAll = status !== 200 && field.includes('.')
      const whose = isAboutAll && code ? code : operation
      const key = [whose, status, field, name].join(' ')
      if (!cases.has(key)) cases.set(key, { operation: whose, name, field, copies: [] })
      add(cases.get(key)!, { mutant, interaction })
    }
  }
  return [...cases.values()]
}

function add({ copies: tries }: Case, copy: MutantCopy) {
  if (copy.interaction.pending) tries.unshift(copy)
  else tries.push(copy)
}

export function sampleCases<One>(cases: One[], { size = cases.length, seed }: Sample): One[] {
  const next = numbersFrom(seed)
  const lots = cases.map((one, at) => ({ one, at, lot: next() })).toSorted((one, other) => one.lot - other.lot)
  const chosen = lots.slice(0, size).toSorted((one, other) => one.at - other.at)
  return chosen.map(({ one }) => one)
}

function numbersFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}
