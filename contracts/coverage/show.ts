import { exampleRequests } from '@longan/mock-server/example-requests'
import { readPact, type Interaction, outcomeOf } from '../pact-file.ts'
import {
  type Requester,
  type Fetch,
  createRequester,
  listGaps,
  createMatrix,
  type Row,
  type Source,
  sources,
  type CoverageStatus,
} from './matrix.ts'
import { createMockServer } from '@longan/mock-server'
import { listen } from '@longan/mock-server/node'
import { mkdirSync, writeFileSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CONCURRENCY, verify, type Verification } from '../verify/verification.ts'
import { operations, type DeclaredOperation, outcomesOf, fingerprint, toOutcome } from '../declared.ts'

/** The folder where browser tests write the outcomes of their worlds, one per line. */
const journeys = fileURLToPath(new URL('../../.cache/outcomes/', import.meta.url))

const outcomeOfInteraction = (interaction: Interaction) => {
  const { operation, status, code } = outcomeOf(interaction)
  return toOutcome(operation, status, code)
}

export const pactOutcomes = (interactions = readPact().interactions): string[] => interactions.map(outcomeOfInteraction)

/** Outcomes of a verification; 404 or 501 means that an operation is not implemented. */
export function verificationOutcomes(
  { known, designed, skipped }: Verification,
  { interactions } = readPact(),
): string[] {
  const broken = new Map([...known.broken, ...designed.broken].map((one) => [one.interaction, one.reasons.join(' ')]))
  const not = new Set(skipped)
  return interactions.flatMap((interaction) => {
    const { description } = interaction
    if (not.has(description)) return []
    const reasons = broken.get(description)
    if (reasons === undefined) return [outcomeOfInteraction(interaction)]
    const absence = /status was (404|501)|but was (404|501)/.exec(reasons)
    return absence ? [toOutcome(outcomeOf(interaction).operation, absence[1] ?? absence[2]!)] : []
  })
}

function journeyOutcomes(folder = journeys): { outcomes: string[]; tests: number } {
  const files = globSync('*.txt', { cwd: folder })
  const known = new Set<string>(operations.map(({ id }) => id))
  const lines = files.flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').split('\n'))
  return { outcomes: lines.filter((line) => known.has(line.split(' ')[0]!)), tests: files.length }
}

const statuses: CoverageStatus[] = ['covered', 'missed', 'not implemented', 'missing in the document']

/** Renders the report for a terminal: one line per domain and operation, then the gaps and the sum. */
function renderText(rows: Row[]): string {
  const domains = [...Map.groupBy(rows, ({ domain }) => domain)]
  const gaps = listGaps(rows)
  return [
    line('domain', columns),
    ...domains.flatMap(([name, group]) => [lineOf(name, group), ...operationLines(group)]),
    lineOf('all', rows),
    '',
    ...gaps.map((gap) => `GAP ${gap}`),
    `Coverage: ${rows.length - gaps.length} of ${rows.length} outcomes of ${operationsIn(rows)} operations`,
  ].join('\n')
}

const operationsIn = (rows: Row[]) => new Set(rows.map(({ operation }) => operation)).size
const countOf = (rows: Row[], wanted: CoverageStatus) => rows.filter(({ coverage }) => coverage === wanted).length
const countBySource = (rows: Row[], source: Source) => rows.filter(({ counts }) => counts[source] > 0).length

const lineOf = (name: string, rows: Row[]) =>
  line(name, [
    operationsIn(rows),
    rows.length,
    ...statuses.map((coverage) => countOf(rows, coverage)),
    ...sources.map((source) => countBySource(rows, source)),
  ])

const operationLines = (rows: Row[]) =>
  [...Map.groupBy(rows, ({ operation }) => operation)].map(([name, own]) => lineOf(`  ${name}`, own))

const columns = ['operations', 'outcomes', ...statuses, ...sources]
const line = (name: string, cells: (string | number)[]) =>
  name.padEnd(38) + cells.map((cell, at) => String(cell).padStart(columns[at]!.length + 2)).join('')

/** The file that `longan mock --real` reads; it is valid for this document only. */
export const renderJson = (rows: Row[]): string => JSON.stringify({ description: fingerprint, rows }, null, 1)

/** Renders the matrix as one HTML page: one row per operation, with the coverage and the sources of each outcome. */
function renderHtml(rows: Row[]): string {
  const gaps = listGaps(rows)
  const domains = [...Map.groupBy(rows, ({ domain }) => domain)]
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Coverage of the contracts</title>
<style>${style}</style>
<h1>Coverage of the contracts</h1>
<p>${rows.length - gaps.length} of ${rows.length} outcomes of ${operationsIn(rows)} operations. Numbers: observations by pact, journey and verification.</p>
${statuses.map((coverage) => `<span data-coverage="${coverage}">${coverage} ${countOf(rows, coverage)}</span>`).join(' ')}
${domains.map(([name, group]) => sectionOf(name, group)).join('\n')}
</html>
`
}

function sectionOf(domain: string, rows: Row[]): string {
  const operations = [...Map.groupBy(rows, ({ operation }) => operation)]
  const lines = operations.map(
    ([name, own]) => `<tr><th>${escapeHtml(name)}</th><td>${own.map(cellOf).join(' ')}</td></tr>`,
  )
  return `<h2>${escapeHtml(domain)}</h2>\n<table>\n${lines.join('\n')}\n</table>`
}

function cellOf({ status, code, coverage, counts }: Row): string {
  const name = [status, code].filter(Boolean).join(' ')
  const by = sources.map((source) => counts[source]).join(' · ')
  return `<span data-coverage="${coverage}" title="${coverage}: ${sources.join(' · ')}">${escapeHtml(name)} <small>${by}</small></span>`
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const style = `
:root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif }
body { margin: 2rem; }
table { border-collapse: collapse; width: 100% }
th { text-align: left; font-weight: 500; vertical-align: top; padding: 0.25rem 1rem 0.25rem 0; width: 16rem }
td { padding: 0.25rem 0 }
tr + tr { border-top: 1px solid #8884 }
span { display: inline-block; padding: 0 0.5rem; margin: 0.125rem 0; border-radius: 0.25rem; background: #2a84 }
span[data-coverage='missed'] { background: #d338 }
span[data-coverage='not implemented'] { background: #d838 }
span[data-coverage='missing in the document'] { background: #83d8 }
small { opacity: 0.75 }
`

type Provocation = (
  requester: Requester,
  operation: DeclaredOperation,
  expected: { failure: { status: number; code: string }; plainBodies: PlainBodies },
) => Promise<string>
/** The bodies of encrypted interactions by description, as they were before the encryption. */
type PlainBodies = Map<string, object | undefined>

const restrictedSite =
  (status: object): Provocation =>
  async ({ control, send }) => {
    await control('POST', '/system/status', status)
    const outcome = await send()
    await control('POST', '/system/status', {})
    return outcome
  }

const injectedFault: Provocation = async ({ control, send }, { id }, { failure }) => {
  await control('POST', '/faults', { operation: id, ...failure, times: 1 })
  return send()
}

const switchedOff: Provocation = async ({ provide, send }, { module, modules = [module!] }) => {
  const all = (isOn: boolean) => Promise.all(modules.map((modId) => provide('a module is switched', { modId, isOn })))
  await all(false)
  const outcome = await send()
  await all(true)
  return outcome
}

/** The same command again with another body: an idempotency key belongs to its body. */
const reusedKey: Provocation = async ({ send, signIn }, { id, encrypted }, { plainBodies }) => {
  const key = { 'idempotency-key': '0b5e2c1a-7d43-4c0d-9a00-c0a7ac7500aa' }
  await send({ headers: key })
  // The command may have ended the session.
  await signIn()
  if (!encrypted) return send({ headers: key, body: (text) => ` ${text}` })
  return send({ headers: { ...key, encryption: 'plain' }, body: () => changedBody(plainBodies.get(id)) })
}

/** The body with an additional field: unknown fields are ignored. */
const changedBody = (plain: object | undefined) => JSON.stringify({ ...plain, somethingElse: 'said' })

const unknownIdentity: Provocation = async ({ control, provide, send }) => {
  await provide('a module is switched', { modId: 'GOOGLELOGIN3', isOn: true })
  const token = (await control('POST', '/identity/tokens', { provider: 'google.com', sub: 'nobody' })) as object
  return send({ headers: { encryption: 'plain' }, body: () => JSON.stringify({ type: 'firebase', ...token }) })
}

const provocationByFailure: Record<string, Provocation> = {
  '400 function.not.available': ({ send }) => send({ headers: { merchant: 'NOBODY' } }),
  '400 request_body_required': ({ send }) => send({ body: () => '' }),
  '400 request_param_err': ({ send }, { parameters, body }) => {
    const language = parameters.length === 0 && !body ? { language: 'V'.repeat(65) } : undefined
    return send({ query: '\u0000'.repeat(65), body: () => '[', headers: { 'idempotency-key': 'short', ...language } })
  },
  '400 bind_customer_required': unknownIdentity,
  '403 function.not.available': switchedOff,
  '403 ip.restricted': restrictedSite({ ipBlocked: true }),
  '403 region.restricted': restrictedSite({ regionRestriction: true }),
  '413 request.too.large': ({ send }, { maxBody = 1024 * 1024 }) => send({ body: () => ' '.repeat(maxBody + 1) }),
  '422 idempotency.key.reused': reusedKey,
  '429 TOO_MANY_REQUESTS': injectedFault,
  '500 system.error': injectedFault,
  '500 response.invalid': injectedFault,
  '500 ledger.broken': injectedFault,
}

/**
 * Returns the outcomes of raw requests that no client of ours sends: one for each declared failure of each operation that can be provoked in a
 * general way. Each operation has its own world, which is restored after each request.
 */
export async function probe(fetch: Fetch): Promise<string[]> {
  const examples = new Map(exampleRequests().map((example) => [example.operation.id, example]))
  const plainBodies = new Map(
    readPact().interactions.map(({ description, comments }) => [description, comments?.plain]),
  )
  const outcomes: string[] = []
  for (const operation of operations) {
    const requester = await createRequester(fetch, examples.get(operation.id)!)
    for (const { failure, provocation } of provocationsOf(operation)) {
      outcomes.push(await provocation(requester, operation, { failure, plainBodies }))
    }
    await requester.close()
  }
  return outcomes
}

function provocationsOf(operation: DeclaredOperation) {
  return outcomesOf(operation).flatMap((one) => {
    const [, status = '', code = ''] = one.split(' ')
    const provocation = provocationByFailure[`${status} ${code}`]
    // Without a module nothing can be switched off: another rule refuses, which has an interaction.
    if (provocation === switchedOff && !operation.module && !operation.modules) return []
    return provocation ? [{ failure: { status: Number(status), code }, provocation }] : []
  })
}

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
