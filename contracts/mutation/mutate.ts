import { type Fate, mutate, type Sample } from './mutation.ts'

/** `npm run contracts -- --mutate`: which wrong answers does the pact notice? */
export async function showMutation(sample: Sample) {
  const began = Date.now()
  const fates = await mutate(undefined, sample)
  for (const [name, group] of Map.groupBy(fates, (fate) => fate.name)) tell(name, group)
  const killed = fates.filter(({ isKilled }) => isKilled).length
  const share = fates.length === 0 ? 0 : Math.floor((1000 * killed) / fates.length) / 10
  const seconds = Math.round((Date.now() - began) / 1000)
  console.log(`Wrong answers: ${killed} of ${fates.length} noticed (${share} %), seed ${sample.seed}, in ${seconds} s`)
}

function tell(name: string, group: Fate[]) {
  const survivors = group.filter(({ isKilled }) => !isKilled)
  console.log(`${String(group.length - survivors.length).padStart(4)} of ${String(group.length).padStart(4)}  ${name}`)
  for (const { interaction, field } of survivors) console.log(`              ${interaction}: ${field}`)
}
