/** A field of a response: `value.list.*.amount` of `listDeposits`. Rows of a list are `*`. */
export type Origin = { operation: string; path: string[] }
/** The field that a key of an object came from. */
type OriginOf = (key: string) => Origin | undefined
type Observer = (origin: Origin) => void

const origins = new WeakMap<object, OriginOf>()
const recorder: { observe: Observer; muted: number } = { observe: () => {}, muted: 0 }
const isIndex = /^\d+$/

/** Sends each read of a tracked field to `observe`, from now on. */
export const observeReads = (observe: Observer): void => void (recorder.observe = observe)

/** Runs `work` without observing reads: copies of a whole response are no reads. */
export function unobserved<Result>(work: () => Result): Result {
  recorder.muted++
  try {
    return work()
  } finally {
    recorder.muted--
  }
}

const isContainer = (value: unknown): value is Record<string, unknown> =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)

export const originOf = (value: unknown): OriginOf | undefined =>
  typeof value === 'object' && value !== null ? origins.get(value) : undefined

/** The same value, whose reads are observed. `originOfKey` names the field of each key. */
export function observed<Target extends object>(target: Target, originOfKey: OriginOf): Target {
  const observe = (key: string | symbol) => {
    const origin = recorder.muted === 0 && typeof key === 'string' ? originOfKey(key) : undefined
    if (origin) recorder.observe(origin)
  }
  const proxy = new Proxy(target, {
    get(from, key) {
      observe(key)
      return Reflect.get(from, key)
    },
    has(from, key) {
      observe(key)
      return Reflect.has(from, key)
    },
  })
  origins.set(proxy, originOfKey)
  return proxy
}

/**
 * Tracks the body of a response: a value with the same contents, whose reads are observed. Reading an absent field counts, for a gateway may
 * send it.
 */
export const track = <Value>(value: Value, operation: string): Value =>
  trackPart(value, (path) => ({ operation, path })) as Value

/** As `track`, for the details of a refusal. One function of the app reads those of all operations, so only what was sent counts. */
export const trackRefusal = <Value>(value: Value, operation: string): Value =>
  trackPart(value, (path, isPresent) => (isPresent ? { operation, path: ['value', ...path] } : undefined)) as Value

type Naming = (path: string[], isPresent: boolean) => Origin | undefined

function trackPart(value: unknown, nameOf: Naming, path: string[] = []): unknown {
  if (!isContainer(value)) return value
  if (Array.isArray(value)) {
    const rows = value.map((row) => trackPart(row, nameOf, [...path, '*']))
    return observed(rows, (key) => (isIndex.test(key) ? nameOf([...path, '*'], true) : undefined))
  }
  const parts = Object.entries(value).map(([key, part]) => [key, trackPart(part, nameOf, [...path, key])])
  return observed(Object.fromEntries(parts), (key) => nameOf([...path, key], Object.hasOwn(value, key)))
}

/**
 * As TanStack Query's structural sharing: returns `after`, with the parts of `before` that are equal to it. The result is tracked as `after`
 * was.
 */
export function share(before: unknown, after: unknown): unknown {
  return unobserved(() => shareParts(before, after))
}

function shareParts(before: unknown, after: unknown): unknown {
  if (Object.is(before, after) || !isContainer(before) || !isContainer(after)) return after
  if (Array.isArray(before) !== Array.isArray(after)) return after
  const keys = Object.keys(after)
  const shared: [string, unknown][] = keys.map((key) => [key, shareParts(before[key], after[key])])
  const isSame = keys.length === Object.keys(before).length && shared.every(([key, part]) => isPart(before, key, part))
  if (isSame) return before
  const copy = Array.isArray(after) ? shared.map(([, part]) => part) : Object.fromEntries(shared)
  const origin = originOf(after)
  return origin ? observed(copy, origin) : copy
}

const isPart = (whole: object, key: string, part: unknown) =>
  Object.hasOwn(whole, key) && Object.is(Reflect.get(whole, key), part)
