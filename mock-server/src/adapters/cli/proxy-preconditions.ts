import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isInstalled } from '../../../../installed.ts'
import type { OperationDiff } from '../drift/drift.ts'
import type { Side } from '../drift/gateway-client.ts'
import type * as Door from '../node.ts'

/** The last result of `npm run contracts -- --coverage`. */
const COVERAGE = isInstalled
  ? '.longan/coverage.json'
  : fileURLToPath(new URL('../../../../.cache/coverage/coverage.json', import.meta.url))
const HOW_TO_COVER = isInstalled
  ? 'name what Longan’s own run has shown in LONGAN_COVERAGE'
  : 'run npm run contracts -- --coverage'
const ALL_THE_SAME = '--force lets the gateway in all the same'

type Refuse = (sentence: string) => never
type Coverage = { description?: string; rows: { operation: string; domain: string; word: string }[] }

/** A gateway is let in only where it is shown what is expected of it: every outcome of the tag is. */
export function assertCovered(tag: string, { door, refuse }: Pick<Around, 'door' | 'refuse'>) {
  const coverage = readCoverage(refuse)
  if (!door.isOfNow(coverage))
    return refuse(
      `The contracts were shown by another description: whether those of "${tag}" are green now is not known: ${HOW_TO_COVER} again. ${ALL_THE_SAME}`,
    )
  const own = coverage.rows.filter(({ domain }) => domain === tag)
  const gaps = own.filter(({ word }) => word !== 'covered')
  if (own.length > 0 && gaps.length === 0) return
  const why = gaps[0]
    ? `${gaps.length} outcomes, such as one of ${gaps[0].operation}, are ${gaps[0].word}`
    : 'nothing is known of it'
  refuse(`The contracts of "${tag}" are not green: ${why}. ${ALL_THE_SAME}`)
}

function readCoverage(refuse: Refuse): Coverage {
  const unknown = `Whether the contracts are green is not known: ${HOW_TO_COVER} first, or say --force`
  try {
    const kept = JSON.parse(
      readFileSync(process.env['LONGAN_COVERAGE'] ?? COVERAGE, 'utf8'),
    ) as Partial<Coverage> | null
    return kept?.rows?.every((row) => typeof row?.word === 'string') ? (kept as Coverage) : refuse(unknown)
  } catch {
    return refuse(unknown)
  }
}

type Around = {
  url: string
  gateway: Side
  token: string | undefined
  merchant: string
  door: typeof Door
  refuse: Refuse
}

/** What the gateway answers to the page is what it was seen to keep: the pact, when it was verified last, and the shape of the mock's answers, now. */
export async function assertVerified(tag: string, around: Around) {
  refuseUnverified(tag, around)
  await refuseDifferent(tag, around)
}

function refuseUnverified(tag: string, { url, door, refuse }: Around) {
  const how = `npm run verify -- --provider ${url} --only ${tag}`
  const verified = door.readVerified(url)[tag]
  if (!verified || verified.held === 0)
    return refuse(`Whether ${url} keeps the contracts of "${tag}" is not known: run ${how} first. ${ALL_THE_SAME}`)
  if (!door.isOfNow(verified))
    return refuse(
      `${url} was verified by another description: what it keeps of "${tag}" now is not known. Run ${how} again. ${ALL_THE_SAME}`,
    )
  const [first] = verified.broken
  if (first)
    refuse(
      `${url} breaks ${verified.broken.length} contracts of "${tag}", such as "${first}" (${how}). ${ALL_THE_SAME}`,
    )
}

async function refuseDifferent(tag: string, { gateway, token, merchant, door, refuse }: Around) {
  const mock = door.createNodeMock({ isStrict: false })
  const results: OperationDiff[] = []
  for await (const one of door.drift({ gateway, mock, merchant, token, only: tag })) {
    results.push(one)
    if (one.word !== 'differs') continue
    const { field, says } = one.differences[0]!
    refuse(`The gateway answers "${tag}" otherwise than described: ${one.operation}: ${field} ${says}. ${ALL_THE_SAME}`)
  }
  const counts = Map.groupBy(results, ({ word }) => word)
  if (token !== undefined && door.withoutSession(results) > 0)
    refuse(`The gateway does not take the token: what it answers "${tag}" was not compared. ${ALL_THE_SAME}`)
  if (!counts.has('same') && results.length > 0)
    refuse(
      `What the gateway answers "${tag}" was not compared: that takes a session, --gateway-token, whose member may ask. ${ALL_THE_SAME}`,
    )
}
