import document from '@longan/openapi/operations' with { type: 'json' }
import { globSync, readFileSync } from 'node:fs'

export const freshPacts = new URL('../.cache/pacts/', import.meta.url)
export const PACT_NAME = 'longan-web-gaming-gateway.json'
export const pactFile = new URL(`pacts/${PACT_NAME}`, import.meta.url)

export type Interaction = {
  description: string
  /** Our own design: a verifier reports it and does not fail. */
  pending?: boolean
  comments?: { plain?: object }
  providerStates?: { name: string; params?: Record<string, unknown> }[]
  request: { method: string; path: string; headers?: Record<string, string[]>; body?: { content: unknown } }
  response: { status: number; headers?: Record<string, string[]>; body?: { content: unknown; encoded: unknown } }
}
export type PactFile = { interactions: Interaction[] }

let last: { text: string; pact: PactFile } | undefined

/** Returns the same object as long as the file has the same text: parsing five megabytes takes longer than many checks. Change only a copy. */
export function readPact(file: URL | string = pactFile): PactFile {
  const text = readFileSync(file, 'utf8')
  if (text !== last?.text) last = { text, pact: JSON.parse(text) as PactFile }
  return last.pact
}

export function readFreshPact(): PactFile {
  const files = globSync(`*/*/${PACT_NAME}`, { cwd: freshPacts }).map((file) => readPact(new URL(file, freshPacts)))
  return { ...files[0]!, interactions: files.flatMap(({ interactions }) => interactions) }
}

/** The same promises give the same bytes: an interaction a line, by name, with the version of the document but not of the tools. */
export function canonical(pact: PactFile): string {
  const interactions = pact.interactions.toSorted((one, other) => (one.description < other.description ? -1 : 1))
  const { consumer, provider } = pact as PactFile & { consumer: unknown; provider: unknown }
  const parties = `"consumer":${JSON.stringify(consumer)},"provider":${JSON.stringify(provider)}`
  const lines = interactions.map((interaction) => JSON.stringify(inOrder(interaction)))
  return `{${parties},"metadata":{"openapi":{"version":"${document.version}"},"pactSpecification":{"version":"4.0"}},"interactions":[\n${lines.join(',\n')}\n]}\n`
}

/** The description comes first, so that a diff is readable. */
const inOrder = ({ description, ...rest }: Interaction) => ({ description, ...rest })

export function outcomeOf({ description, response }: Interaction) {
  const [operation = '', status, code] = description.split(' ')
  return { operation, status: response.status, code: Number(status) === response.status ? code : undefined }
}
