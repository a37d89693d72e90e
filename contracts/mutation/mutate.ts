import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Fate, mutate, type Sample } from './mutation.ts'
import { reportOf, shareOf } from './report.ts'

const folder = fileURLToPath(new URL('../../.cache/wrong-answers/', import.meta.url))

/** `npm run contracts -- --mutate`: which wrong answers do the pact and the SDK notice? */
export async function showMutation(sample: Sample) {
  const began = Date.now()
  const fates = await mutate(undefined, sample)
  keep(fates)
  console.log(reportOf(fates))
  const seconds = Math.round((Date.now() - began) / 1000)
  console.log(`Wrong answers: ${shareOf(fates)}, seed ${sample.seed}, in ${seconds} s`)
}

function keep(fates: Fate[]) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}wrong-answers.json`, `${JSON.stringify(fates, null, 1)}\n`)
}
