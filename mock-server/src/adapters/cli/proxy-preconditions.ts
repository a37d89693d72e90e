import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isInstalled } from '../../../../installed.ts'
import type { OperationDiff } from '../drift/drift.ts'
import type { GatewayClient } from '../drift/gateway-client.ts'
import { refuse } from '../../../../command-line.ts'
import { loadNodeAdapter } from './bundle.ts'

/** The last result of `npm run contracts -- --coverage`. */
const COVERAGE = isInstalled
  ? '.longan/coverage.json'
  : fileURLToPath(new URL('../../../../.cache/coverage/coverage.json', import.meta.url))
const COVERAGE_HINT = isInstalled
  ? 'set LONGAN_COVERAGE to the coverage file of Longan’s own run'
  : 'run npm run contracts -- --coverage'
const FORCE_HINT = '--force admits the gateway anyway'

type Coverage = { description?: string; rows: { operation: string; domain: string; coverage: string }[] }

/** Refuses a tag unless the contracts cover all its outcomes. */
export async function assertCovered(tag: string) {
  const coverage = readCoverage()
  const { isCurrent } = await loadNodeAdapter()
  if (!isCurrent(coverage))
    return refuse(
      `The contract coverage was measured with another OpenAPI document, so the contracts of "${tag}" may not be green: ${COVERAGE_HINT} again. ${FORCE_HINT}`,
    )
  const own = coverage.rows.filter(({ domain }) => domain === tag)
  const gaps = own.filter(({ coverage }) => coverage !== 'covered')
  if (own.length > 0 && gaps.length === 0) return
  const why = gaps[0]
    ? `${gaps.length} outcomes, such as one of ${gaps[0].operation}, are ${gaps[0].coverage}`
    : 'no coverage is recorded'
  refuse(`The contracts of "${tag}" are not green: ${why}. ${FORCE_HINT}`)
}

function readCoverage(): Coverage {
  const unknown = `The contract coverage is missing: ${COVERAGE_HINT} first, or pass --force`
  try {
    const report = JSON.parse(
      readFileSync(process.env['LONGAN_COVERAGE'] ?? COVERAGE, 'utf8'),
    ) as Partial<Coverage> | null
    return report?.rows?.every((row) => typeof row?.coverage === 'string') ? (report as Coverage) : refuse(unknown)
  } catch {
    return refuse(unknown)
  }
}

type VerificationContext = {
  url: string
  gateway: GatewayClient
  token: string | undefined
  merchant: string
}

/** Refuses a gateway unless its last verification covers the contracts of the tag, and its responses have the shape of the mock's now. */
export async function assertVerified(tag: string, context: VerificationContext) {
  await refuseUnverified(tag, context.url)
  await refuseDifferent(tag, context)
}

async function refuseUnverified(tag: string, url: string) {
  const { isCurrent, readVerified } = await loadNodeAdapter()
  const how = `npm run verify -- --provider ${url} --only ${tag}`
  const verified = readVerified(url)[tag]
  if (!verified || verified.held === 0)
    return refuse(`${url} was not verified against the contracts of "${tag}": run ${how} first. ${FORCE_HINT}`)
  if (!isCurrent(verified))
    return refuse(`${url} was verified with another OpenAPI document: run ${how} again. ${FORCE_HINT}`)
  const [first] = verified.broken
  if (first)
    refuse(`${url} breaks ${verified.broken.length} contracts of "${tag}", such as "${first}" (${how}). ${FORCE_HINT}`)
}

async function refuseDifferent(tag: string, { gateway, token, merchant }: VerificationContext) {
  const { createNodeMock, drift, countSessionErrors } = await loadNodeAdapter()
  const mock = createNodeMock({ isStrict: false })
  const results: OperationDiff[] = []
  for await (const one of drift({ gateway, mock, merchant, token, only: tag })) {
    results.push(one)
    if (one.status !== 'differs') continue
    const { field, says } = one.differences[0]!
    refuse(
      `The responses of the gateway to "${tag}" do not match the document: ${one.operation}: ${field} ${says}. ${FORCE_HINT}`,
    )
  }
  const counts = Map.groupBy(results, ({ status }) => status)
  if (token !== undefined && countSessionErrors(results) > 0)
    refuse(`The gateway does not accept the token: "${tag}" was not compared. ${FORCE_HINT}`)
  if (!counts.has('same') && results.length > 0)
    refuse(`"${tag}" was not compared: it needs the session of a permitted member (--gateway-token). ${FORCE_HINT}`)
}
