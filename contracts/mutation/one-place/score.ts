import type { PactFile } from '../../pact-file.ts'
import { type Sample, sampleCases } from '../cases.ts'
import { accepts } from './accepts.ts'
import { type Case, placeCases } from './cases.ts'
import { recordAnswers } from './recorded.ts'
import { responseCases } from './responses.ts'

/** `noticed`: an interaction fails that counts. `reported`: only pending ones fail. `no fault`: by definition it is not wrong. */
export const verdicts = ['noticed', 'reported', 'unnoticed', 'no fault'] as const
export type Verdict = (typeof verdicts)[number]
export type Scored = Pick<Case, 'operation' | 'name' | 'field' | 'isRead'> & { verdict: Verdict; interaction: string }

/** Tries each mistake at one place of the mock's responses, and returns which the pact notices. */
export async function scorePlaces(pact: PactFile, sample: Sample = { seed: 0 }): Promise<Scored[]> {
  return sampleCases(await findCases(pact), sample).map(toScored)
}

export async function findCases(pact: PactFile): Promise<Case[]> {
  const recorded = await recordAnswers(pact)
  const all = [...placeCases(recorded), ...responseCases(recorded)]
  return all.filter(({ copies, name }) => copies.length > 0 || name === 'query parameter ignored')
}

function toScored({ copies, isNoFault, operation, name, field, isRead }: Case): Scored {
  const failed = copies.filter(({ recorded, wrong }) => !accepts(recorded.interaction, wrong))
  const counting = failed.find(({ recorded }) => !recorded.interaction.pending)
  const { interaction } = (counting ?? failed[0] ?? copies[0])?.recorded ?? {}
  const verdict = counting ? 'noticed' : isNoFault ? 'no fault' : failed.length > 0 ? 'reported' : 'unnoticed'
  return { operation, name, field, isRead, verdict, interaction: interaction?.description ?? operation }
}
