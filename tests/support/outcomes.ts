import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Handled } from '@longan/mock-server/playwright'

const folder = fileURLToPath(new URL('../../.cache/outcomes/', import.meta.url))

/** What a test has met of the description, an outcome a line: `npm run contracts -- --coverage` counts them. */
export function keepOutcomes(test: string, requests: Handled[]) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}${test}.txt`, requests.map(outcomeOf).filter(Boolean).join('\n'))
}

const outcomeOf = ({ operation, status, code }: Handled) =>
  operation && [operation, status, code].filter(Boolean).join(' ')
