import type { Fault } from './fault.ts'

type Json = unknown
const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const idOf = (row: Json) => {
  if (!isObject(row)) return JSON.stringify(row)
  return JSON.stringify(Object.entries(row).filter(([name]) => /Id$|No$|^id$/.test(name)))
}

/** Changes a later answer, given the first answer to the same request. */
const changed = (kind: string, change: (now: Json, before: Json) => Json): Fault => ({
  kind,
  answer: async ({ request, world, act, seen }) => {
    const key = `${request.url} ${request.headers.get('authorization')}`
    const reply = await world.fetch(request)
    if (!reply.ok || !reply.headers.get('content-type')?.includes('json')) return reply
    const text = await reply.text()
    const before = seen.get(key)
    if (before === undefined) seen.set(key, text)
    const body = before === undefined ? text : JSON.stringify(change(JSON.parse(text), JSON.parse(before)))
    if (body !== text) act()
    return new Response(body, { status: reply.status, headers: { 'content-type': 'application/json' } })
  },
})

const isSum = (name: string) => /amount|balance|stake|win|profit|bonus|prize|turnover|point/i.test(name)

/** Applies `map` to sums that differ from before, and to those of new rows (whose value before is 0). */
const mapChangedSums =
  (map: (now: number, before: number) => number, name = 'point') =>
  (now: Json, before: Json): Json => {
    if (typeof now === 'number') {
      const old = typeof before === 'number' ? before : 0
      return isSum(name) && now !== old ? map(now, old) : now
    }
    if (Array.isArray(now)) {
      const earlier = new Map(Array.isArray(before) ? before.map((row) => [idOf(row), row as Json]) : [])
      return now.map((row: Json) => mapChangedSums(map, name)(row, earlier.get(idOf(row))))
    }
    if (!isObject(now)) return now
    const old = isObject(before) ? before : {}
    return Object.fromEntries(
      Object.entries(now).map(([field, value]) => [field, mapChangedSums(map, field)(value, old[field])]),
    )
  }

function withoutNewRows(now: Json, before: Json): Json {
  if (Array.isArray(now) && Array.isArray(before)) {
    const known = new Set(before.map(idOf))
    return now.filter((row) => known.has(idOf(row)))
  }
  if (!isObject(now) || !isObject(before)) return now
  return Object.fromEntries(Object.entries(now).map(([field, value]) => [field, withoutNewRows(value, before[field])]))
}

export const readFaults = [
  changed('answered from before', (_now, before) => before),
  changed('rows of now are missing', withoutNewRows),
  changed(
    'changes with the wrong sign',
    mapChangedSums((sum, old) => 2 * old - sum),
  ),
  changed(
    'changes are one unit too large',
    mapChangedSums((sum) => sum + 1),
  ),
]
