import { createMockServer } from '@longan/mock-server'
import { listen } from '@longan/mock-server/node'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANES, verify } from '../verification.ts'
import { operations } from './declared.ts'
import { gapsOf, matrixOf } from './matrix.ts'
import { probe } from './probes.ts'
import { htmlOf, jsonOf, textOf } from './report.ts'
import { ofJourneys, ofPact, ofVerification } from './sources.ts'

const folder = fileURLToPath(new URL('../../.cache/coverage/', import.meta.url))

async function verified(): Promise<string[]> {
  const mock = createMockServer()
  const { url, close } = await listen(mock)
  try {
    const verification = await verify({ provider: url, statesUrl: `${url}/__admin/provider-states`, lanes: LANES })
    return [...ofVerification(verification), ...(await probe(mock.fetch))]
  } finally {
    await close()
  }
}

/** `npm run contracts -- --coverage`: prints which declared outcomes are covered, and where. Returns true if all are. */
export async function showCoverage({ asJson }: { asJson: boolean }): Promise<boolean> {
  const journeys = ofJourneys()
  const rows = matrixOf(operations, { pact: ofPact(), journey: journeys.outcomes, verification: await verified() })
  mkdirSync(folder, { recursive: true })
  const json = jsonOf(rows)
  writeFileSync(`${folder}coverage.json`, `${json}\n`)
  writeFileSync(`${folder}index.html`, htmlOf(rows))
  console.log(asJson ? json : textOf(rows))
  const met =
    journeys.tests > 0
      ? `${journeys.tests} journeys of the last runs`
      : 'no journey: none has run here (npm run test:e2e)'
  console.error(`Seen in ${met}. The same as .cache/coverage/index.html and coverage.json`)
  return gapsOf(rows).length === 0
}
