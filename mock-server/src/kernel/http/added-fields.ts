type Json = Record<string, unknown>

/** A JSON body with more fields. Those for a list are for its rows, one after another; rows and fields that are missing are added. */
export const withFields = (body: string, fields: Json): string => JSON.stringify(merge(JSON.parse(body), fields))

function merge(value: unknown, added: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(added)) {
    const rows = Array.from({ length: Math.max(value.length, added.length) })
    return rows.map((_row, at) => (at in added ? merge(value[at], added[at]) : (value[at] as unknown)))
  }
  if (!isObject(value) || !isObject(added)) return added
  return { ...value, ...Object.fromEntries(Object.entries(added).map(([key, part]) => [key, merge(value[key], part)])) }
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
