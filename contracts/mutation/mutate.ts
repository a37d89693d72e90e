import { type Fate, mutate } from './mutation.ts'

/** `npm run contracts -- --mutate`: which wrong answers does the pact notice? */
const fates = await mutate()
for (const [name, group] of Map.groupBy(fates, (fate) => fate.name)) tell(name, group)

function tell(name: string, group: Fate[]) {
  const survivors = group.filter(({ isKilled }) => !isKilled)
  console.log(`${String(group.length - survivors.length).padStart(4)} of ${String(group.length).padStart(4)}  ${name}`)
  for (const { interaction, field } of survivors) console.log(`              ${interaction}: ${field}`)
}
