import { operations } from './coverage/declared.ts'
import type { Interaction } from './pact-file.ts'
import type { Tally, Verification } from './verification.ts'

export type Case = {
  interaction: string
  tag: string
  kind: 'known' | 'designed'
  status: 'holds' | 'broken' | 'skipped'
  reasons: string[]
}
export type Report = { provider: string; cases: Case[]; failedStates: string[] }

const tags = new Map<string, string>(operations.map(({ id, domain }) => [id, domain]))
const tagOf = ({ description }: Interaction) => tags.get(description.split(' ')[0]!) ?? '-'

export const allTags = [...new Set(tags.values())]

export const filterByTag = (interactions: Interaction[], only: string | undefined): Interaction[] =>
  only === undefined ? interactions : interactions.filter((one) => tagOf(one) === only)

/** Hides the secret in a report: a gateway may repeat what it was sent. */
export function redactSecret(verification: Verification, secret: string | undefined): Verification {
  if (!secret) return verification
  const hidden = (text: string) => text.replaceAll(secret, '(hidden)')
  const hideSecret = ({ tried, broken }: Tally): Tally => ({
    tried,
    broken: broken.map(({ interaction, reasons }) => ({ interaction, reasons: reasons.map(hidden) })),
  })
  const { known, designed, failedStates } = verification
  return {
    ...verification,
    known: hideSecret(known),
    designed: hideSecret(designed),
    failedStates: failedStates.map(hidden),
  }
}

export function createReport(
  interactions: Interaction[],
  { provider, verification }: { provider: string; verification: Verification },
): Report {
  const { known, designed, skipped, failedStates } = verification
  const broken = new Map([...known.broken, ...designed.broken].map((one) => [one.interaction, one.reasons]))
  const caseOf = (one: Interaction): Case => {
    const reasons = broken.get(one.description)
    const status = reasons ? 'broken' : skipped.includes(one.description) ? 'skipped' : 'holds'
    const kind = one.pending ? 'designed' : 'known'
    return { interaction: one.description, tag: tagOf(one), kind, status, reasons: reasons ?? [] }
  }
  return { provider, cases: interactions.map(caseOf), failedStates }
}

/** Returns the results by tag: `longan mock --real` proxies tags whose interactions all hold. */
export const verifiedByTag = ({ cases }: Report): Record<string, { held: number; broken: string[] }> =>
  Object.fromEntries(
    [...Map.groupBy(cases, ({ tag }) => tag)].map(([tag, own]) => [
      tag,
      {
        held: own.filter(({ status }) => status === 'holds').length,
        broken: own.flatMap(({ kind, status, interaction }) =>
          kind === 'known' && status === 'broken' ? interaction : [],
        ),
      },
    ]),
  )

/** Renders the report as JUnit XML: suites for known and designed interactions and for states. */
export function toJunit({ cases, failedStates }: Report): string {
  const states = failedStates.map((state) => ({ name: state, tag: 'states', result: failureElement('not set up') }))
  const suites = [
    toSuite('known', cases.filter(({ kind }) => kind === 'known').map(toTestcase)),
    toSuite('designed', cases.filter(({ kind }) => kind === 'designed').map(toTestcase)),
    toSuite('states', states),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contracts">\n${suites.join('\n')}\n</testsuites>\n`
}

type Testcase = { name: string; tag: string; result: string }

export const failureElement = (message: string) => `<failure message="${escapeXml(message)}"/>`

function toTestcase({ interaction, tag, status, reasons }: Case): Testcase {
  const result = status === 'holds' ? '' : status === 'skipped' ? '<skipped/>' : failureElement(reasons.join('; '))
  return { name: interaction, tag, result }
}

export function toSuite(name: string, cases: Testcase[]): string {
  const count = (start: string) => cases.filter(({ result }) => result.startsWith(start)).length
  const lines = cases.map(
    ({ name: title, tag, result }) =>
      `    <testcase classname="${escapeXml(tag)}" name="${escapeXml(title)}">${result}</testcase>`,
  )
  const head = `  <testsuite name="${name}" tests="${cases.length}" failures="${count('<failure')}" skipped="${count('<skipped')}">`
  return [head, ...lines, '  </testsuite>'].join('\n')
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** As text of XML, without the control characters and non-characters that it cannot hold. */
const escapeXml = (text: string) =>
  text.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign]!)
