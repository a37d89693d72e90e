import { observed, type Origin, originOf, unobserved } from './tracked-value.ts'

/** One source of a copy: the keys it gave and where they came from. */
type Layer = { keys: Set<string | symbol>; origin: ReturnType<typeof originOf> }
const layersOf = new WeakMap<object, Layer[]>()

/** `{ ...target, ...sources }`. What is copied from a response stays tracked. */
export function spread(target: object, ...sources: unknown[]): object {
  if (![target, ...sources].some(originOf)) return Object.assign(target, ...sources)
  return unobserved(() => {
    const copy: object = Object.assign({}, target, ...sources)
    return withLayers(copy, [...(layersOf.get(target) ?? [layerOf(target)]), ...sources.map(layerOf)])
  })
}

/** `{ excluded, ...rest }`: the rest, which stays tracked. */
export function rest(source: object, excluded: string[]): object {
  return unobserved(() => {
    const copy = Object.fromEntries(Object.entries(source).filter(([key]) => !excluded.includes(key)))
    return withLayers(copy, [layerOf(source), { keys: new Set(excluded), origin: undefined }])
  })
}

function withLayers(copy: object, layers: Layer[]): object {
  const tracked = layers.filter(({ origin }) => origin)
  if (tracked.length === 0) return copy
  const result = observed(copy, (key) => originIn(layers, key) ?? originOfAbsent(tracked, layers, key))
  layersOf.set(result, layers)
  return result
}

const layerOf = (source: unknown): Layer => ({
  keys: new Set(typeof source === 'object' && source !== null ? Reflect.ownKeys(source) : []),
  origin: originOf(source),
})

/** The last layer with the key has given it. */
const originIn = (layers: Layer[], key: string): Origin | undefined =>
  layers.findLast(({ keys }) => keys.has(key))?.origin?.(key)

/** A field that no source has may be absent from the response: reading it counts. */
const originOfAbsent = (tracked: Layer[], layers: Layer[], key: string) =>
  layers.some(({ keys }) => keys.has(key)) ? undefined : tracked.at(-1)?.origin?.(key)

const originals = { stringify: JSON.stringify, parse: JSON.parse }
const written = new Map<string, unknown>()
const MAX_WRITTEN = 2000

/** JSON.stringify reads nothing, and what is parsed again is tracked as it was: stored responses count when they are read. */
export function trackJson(): void {
  JSON.stringify = ((value: unknown, ...more: [never, never]) => {
    const text = unobserved(() => originals.stringify(value, ...more))
    if (typeof value === 'object' && value !== null && typeof text === 'string') remember(text, value)
    return text
  }) as typeof JSON.stringify
  JSON.parse = ((text: string, ...more: [never]) => {
    const value: unknown = originals.parse(text, ...more)
    const original = written.get(text)
    return original === undefined ? value : unobserved(() => trackAs(original, value))
  }) as typeof JSON.parse
}

function remember(text: string, value: object) {
  if (!hasTracked(value)) return
  if (written.size >= MAX_WRITTEN) written.delete(written.keys().next().value!)
  written.set(text, value)
}

const hasTracked = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (originOf(value) !== undefined || Object.values(value).some(hasTracked))

function trackAs(original: unknown, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || typeof original !== 'object' || original === null) return value
  for (const key of Object.keys(value))
    Reflect.set(value, key, trackAs(Reflect.get(original, key), Reflect.get(value, key)))
  const origin = originOf(original)
  return origin ? observed(value, origin) : value
}
