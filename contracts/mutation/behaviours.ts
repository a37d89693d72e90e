import { amountMutants } from '../../tests/mutate/amount-mutants.ts'
import { behaviourMutants } from '../../tests/mutate/behaviour-mutants.ts'
import { runMutants } from '../../tests/mutate/run-mutants.ts'
import type { Mutant } from '../../tests/mutate/mutant.ts'
import { openRunner } from '../../tests/mutate/runner.ts'
import type { MutationOutcome } from './mutation.ts'

const mutantsByKind: Record<string, Mutant[]> = { ...behaviourMutants, 'a sum or time of its own': amountMutants }

export async function runBehaviourMutants(): Promise<MutationOutcome[]> {
  const outcomes: MutationOutcome[] = []
  const kindOf = new Map(
    Object.entries(mutantsByKind).flatMap(([kind, group]) => group.map((one) => [one, kind] as const)),
  )
  const runner = await openRunner()
  for (const group of Map.groupBy(kindOf.keys(), ({ test }) => test).values())
    await runMutants(runner, group, (mutant, verdict) =>
      outcomes.push(toOutcome(mutant, kindOf.get(mutant)!, verdict === 'killed')),
    )
  await runner.close()
  return outcomes
}

const toOutcome = ({ file, id, to }: Mutant, name: string, isKilled: boolean): MutationOutcome => ({
  operation: file,
  name,
  field: to.trim(),
  interaction: id,
  status: isKilled ? 'killed' : 'survived',
  by: isKilled ? ['tests'] : [],
})
