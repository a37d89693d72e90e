export type Matcher = {
  match: string
  regex?: string
  min?: number
  max?: number
  variants?: { index: number; rules: RuleTable }[]
}
export type RuleTable = Record<string, { matchers: Matcher[] }>
/** `*` is any key or index. */
type Rule = { tokens: string[]; matchers: Matcher[] }
export type Rules = Rule[]
export type Found = { matchers: Matcher[]; isCascaded: boolean }

export const parseRules = (table: RuleTable = {}): Rules =>
  Object.entries(table).map(([path, { matchers }]) => ({ tokens: tokensOf(path), matchers }))

const TOKEN = /\['((?:[^'\\]|\\.)*)'\]|\[(\d+|\*)\]|\.([^.[\]]+)/g

const tokensOf = (path: string) =>
  [...path.matchAll(TOKEN)].map(([, quoted, index, name]) => quoted ?? index ?? name ?? '')

/** The rules for a place in a body, as Pact chooses them: the most exact path, or that of the nearest part around the place. */
export function findRules(rules: Rules, path: string[]): Found | undefined {
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
