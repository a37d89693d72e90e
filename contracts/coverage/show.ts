import { createMockServer } from '@longan/mock-server'
import { listen } from '@longan/mock-server/node'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CONCURRENCY, verify } from '../verify/verification.ts'
import { operations } from './declared.ts'
import { listGaps, createMatrix } from './matrix.ts'
import { probe } from './probes.ts'
import { renderHtml, renderJson, renderText } from './report.ts'
import { journeyOutcomes, pactOutcomes, verificationOutcomes } from './sources.ts'

const folder = fileURLToPath(new URL('../../.cache/coverage/', import.meta.url))

async function verified(): Promise<string[]> {
  const mock = createMockServer()
  const { url, close } = await listen(mock)
  try {
    const verification = await verify({
      provider: url,
      statesUrl: `${url}/__admin/provider-states`,
      concurrency: CONCURRENCY,
    })
    return [...verificationOutcomes(verification), ...(await probe(mock.fetch))]
  } finally {
    await close()
  }
}

/** `npm run contracts -- --coverage`: prints which declared outcomes are covered, and where. Returns true if all are. */
export async function showCoverage({ asJson }: { asJson: boolean }): Promise<boolean> {
  const journeys = journeyOutcomes()
  const rows = createMatrix(operations, {
    pact: pactOutcomes(),
    journey: journeys.outcomes,
    verification: await verified(),
  })
  mkdirSync(folder, { recursive: true })
  const json = renderJson(rows)
  writeFileSync(`${folder}coverage.json`, `${json}\n`)
  writeFileSync(`${folder}index.html`, renderHtml(rows))
  console.log(asJson ? json : renderText(rows))
  const met =
    journeys.tests > 0
      ? `${journeys.tests} journeys of the last runs`
      : 'no journey: none has run here (npm run test:e2e)'
  console.error(`Seen in ${met}. The same as .cache/coverage/index.html and coverage.json`)
  return listGaps(rows).length === 0
}
