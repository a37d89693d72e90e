import type { ProviderState } from '../states/states.ts'
import { fromProviderState } from './shapes.ts'

/** Values that a provider may replace in its response to a state change; the request then contains them. */
const replaceable = ['token', 'gameId', 'numero', 'nodeId', 'gameCode', 'gameType', 'vassalage', 'bankCardId']

type Names = Map<string, unknown>

export const replaceableNames = (states: ProviderState[]): Names =>
  new Map(states.flatMap(([, parameters]) => Object.entries(parameters).filter(([name]) => replaceable.includes(name))))

export function injectStateValues<Part>(part: Part, names: Names, key?: string): Part
export function injectStateValues(part: unknown, names: Names, key = ''): unknown {
  if (Array.isArray(part)) return part.map((row) => injectStateValues(row, names))
  if (typeof part !== 'object' || part === null) return isNamed(names, key, part) ? fromProviderState(key, part) : part
  if ('pact:matcher:type' in part) return part
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, injectStateValues(value, names, name)]))
}

const isNamed = (names: Names, key: string, value: unknown) =>
  value !== undefined && names.has(key) && String(names.get(key)) === String(value)

export function injectIntoPath(path: string, parts: Record<string, number | string>, names: Names) {
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => String(parts[name]))
  const expression = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    isNamed(names, name, parts[name]) ? `\${${name}}` : String(parts[name]),
  )
  return expression === filled ? filled : fromProviderState(expression, filled)
}
