import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { HandledRequest } from '@longan/mock-server/playwright'

const folder = fileURLToPath(new URL('../../.cache/outcomes/', import.meta.url))

export function writeOutcomes(test: string, requests: HandledRequest[]) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}${test}.txt`, requests.map(outcomeOf).filter(Boolean).join('\n'))
}

const outcomeOf = ({ operation, status, code }: HandledRequest) =>
  operation && [operation, status, code].filter(Boolean).join(' ')
