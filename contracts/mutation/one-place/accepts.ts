import type { Interaction } from '../../pact-file.ts'
import type { Answer } from './recorded.ts'

type Matcher = {
  match: string
  regex?: string
  min?: number
  max?: number
  variants?: { index: number; rules: RuleTable }[]
}
type RuleTable = Record<string, { matchers: Matcher[] }>
/** `*` is any key or index. */
type Rule = { tokens: string[]; matchers: Matcher[] }
type Rules = Rule[]
type Found = { matchers: Matcher[]; isCascaded: boolean }

const parseRules = (table: RuleTable = {}): Rules =>
  Object.entries(table).map(([path, { matchers }]) => ({ tokens: tokensOf(path), matchers }))

const TOKEN = /\['((?:[^'\\]|\\.)*)'\]|\[(\d+|\*)\]|\.([^.[\]]+)/g

const tokensOf = (path: string) =>
  [...path.matchAll(TOKEN)].map(([, quoted, index, name]) => quoted ?? index ?? name ?? '')

/** The rules for a place in a body, as Pact chooses them: the most exact path, or that of the nearest part around the place. */
function findRules(rules: Rules, path: string[]): Found | undefined {
  let best: Rule | undefined
  let bestWeight = 0
  for (const rule of rules) {
    const weight = weightOf(rule.tokens, path)
    if (weight < bestWeight || weight === 0) continue
    if (weight === bestWeight && best && best.tokens.length >= rule.tokens.length) continue
    best = rule
    bestWeight = weight
  }
  return best && { matchers: best.matchers, isCascaded: best.tokens.length !== path.length }
}

function weightOf(tokens: string[], path: string[]): number {
  if (tokens.length > path.length) return 0
  let weight = 2
  for (const [at, token] of tokens.entries()) {
    if (token === path[at]) weight *= 2
    else if (token !== '*') return 0
  }
  return weight
}

type Response = Interaction['response'] & { matchingRules?: { body?: RuleTable; status?: RuleTable } }
type Json = Record<string, unknown>
const rulesOf = new WeakMap<object, Rules>()

/**
 * Whether an interaction accepts a status and a JSON body: the subset of Pact's matching that our pact uses, in this process, because the pact core
 * takes 9 ms for each. A test compares it with the pact core.
 */
export function accepts({ response }: Interaction, { status, body }: Answer): boolean {
  const { matchingRules, body: expected } = response as Response
  const statuses = (matchingRules?.status?.['$']?.matchers[0] as { status?: number[] } | undefined)?.status
  if (statuses ? !statuses.includes(status) : status !== response.status) return false
  if (!expected) return true
  const rules = rulesOf.get(response) ?? parseRules(matchingRules?.body)
  rulesOf.set(response, rules)
  return isLike(expected.content, body, { rules, path: [] })
}

type Place = { rules: Rules; path: string[] }

function isLike(expected: unknown, actual: unknown, place: Place): boolean {
  const found = findRules(place.rules, place.path)
  if (found?.matchers.some((matcher) => !holds(matcher, found, { expected, actual }))) return false
  if (found?.matchers.some(({ match }) => match === 'equality')) return true
  if (Array.isArray(expected)) return Array.isArray(actual) && isListLike(expected, actual, { ...place, found })
  if (isObject(expected)) return isObject(actual) && isObjectLike(expected, actual, { ...place, found })
  return found !== undefined || expected === actual
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

type Known = Place & { found: Found | undefined }

function isListLike(expected: unknown[], actual: unknown[], { rules, path, found }: Known): boolean {
  const variants = found?.matchers.find(({ match }) => match === 'arrayContains')?.variants
  if (variants)
    return variants.every(({ index, rules: own }) => {
      const variantRules = parseRules(own)
      return actual.some((row) => isLike(expected[index], row, { rules: variantRules, path: [] }))
    })
  if (!found && expected.length !== actual.length) return false
  if (expected.length === 0) return found !== undefined || actual.length === 0
  return actual.every((row, at) => isLike(expected[at] ?? expected[0], row, { rules, path: [...path, String(at)] }))
}

function isObjectLike(expected: Json, actual: Json, { rules, path, found }: Known): boolean {
  const first = Object.values(expected)[0]
  if (found && !found.isCascaded && found.matchers.some(({ match }) => match === 'values'))
    return Object.entries(actual).every(([key, part]) =>
      isLike(Object.hasOwn(expected, key) ? expected[key] : first, part, { rules, path: [...path, key] }),
    )
  return Object.entries(expected).every(
    ([key, part]) => Object.hasOwn(actual, key) && isLike(part, actual[key], { rules, path: [...path, key] }),
  )
}

function holds({ match, regex, min, max }: Matcher, { isCascaded }: Found, { expected, actual }: Pair): boolean {
  switch (match) {
    case 'equality':
      return JSON.stringify(sorted(expected)) === JSON.stringify(sorted(actual))
    case 'regex':
      return isScalar(actual) && patternOf(regex ?? '').test(String(actual))
    case 'number':
    case 'decimal':
      return typeof actual === 'number'
    case 'integer':
      return Number.isInteger(actual)
    case 'notEmpty':
      return actual !== null && sizeOf(actual) > 0
    case 'null':
      return actual === null
    case 'type':
      return typeOf(expected) === typeOf(actual) && (isCascaded || isWithin(actual, { min, max }))
    default:
      return true
  }
}

type Pair = { expected: unknown; actual: unknown }
type Bounds = { min?: number | undefined; max?: number | undefined }

const isWithin = (value: unknown, { min = 0, max = Number.MAX_VALUE }: Bounds) =>
  !Array.isArray(value) || (value.length >= min && value.length <= max)

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)
const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value)
const sizeOf = (value: unknown) =>
  typeof value === 'string' ? value.length : typeof value === 'object' ? Object.keys(value ?? {}).length : 1

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  )
}

const patterns = new Map<string, RegExp>()
function patternOf(source: string): RegExp {
  const known = patterns.get(source) ?? new RegExp(`^(?:${source})$`, 'u')
  patterns.set(source, known)
  return known
}
