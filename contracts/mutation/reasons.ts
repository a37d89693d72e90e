import { readFileSync } from 'node:fs'
import type { MutationOutcome } from './mutation.ts'

export type Reason = { because: string; heldBy: string | undefined }
export type Reasons = Map<string, Reason>

const MIN_KILLED_PERCENT = 95
const always = /^(money|seconds|another status)/

const nameOf = ({ name, operation, field }: MutationOutcome) => `${name}: ${operation} ${field}`

/** The table of survivors: `#` a reason, `=` the test that holds what follows, until the next reason. */
export function readReasons(text = readFileSync(new URL('survivors.txt', import.meta.url), 'utf8')): Reasons {
  const reasons: Reasons = new Map()
  let reason: Reason | undefined
  for (const line of text.split('\n').filter(Boolean)) {
    const [mark, rest] = [line.slice(0, 2), line.slice(2)]
    if (mark === '# ') reason = { because: rest, heldBy: undefined }
    else if (mark === '= ' && reason) reason = { ...reason, heldBy: rest }
    else if (reason) add(reasons, line, reason)
  }
  return reasons
}

function add(reasons: Reasons, line: string, reason: Reason) {
  if (reasons.has(line)) throw new Error(`Failed to read survivors.txt: duplicate line ${line}`)
  reasons.set(line, reason)
}

export function findProblems(
  outcomes: MutationOutcome[],
  { isWhole, reasons = readReasons() }: { isWhole: boolean; reasons?: Reasons },
) {
  const survivors = outcomes.filter(({ status }) => status === 'survived').map(nameOf)
  const known = new Set(survivors)
  return [
    ...survivors.filter((name) => !reasons.has(name)).map((name) => `${name}: survived without a reason`),
    ...survivors
      .filter((name) => always.test(name) && !reasons.get(name)?.heldBy)
      .map((name) => `${name}: is covered by no test`),
    ...(isWhole
      ? [...reasons.keys()].filter((name) => !known.has(name)).map((name) => `${name}: stale, it is detected`)
      : []),
    ...(isWhole && killedPercent(outcomes) < MIN_KILLED_PERCENT
      ? [`Only ${killedPercent(outcomes)} % are detected, not ${MIN_KILLED_PERCENT}`]
      : []),
  ]
}

export function killedPercent(outcomes: MutationOutcome[]): number {
  const wrong = outcomes.filter(({ status }) => status !== 'equivalent')
  const killed = wrong.filter(({ status }) => status === 'killed').length
  return wrong.length === 0 ? 0 : Math.floor((1000 * killed) / wrong.length) / 10
}
