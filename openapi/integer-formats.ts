const data = new Set(['example', 'examples', 'default', 'enum', 'const'])

/**
 * Adds a format to the numbers of a part of the document. Without one, code generators of other languages use 32 bits, which is too small for
 * timestamps in milliseconds.
 */
export function addIntegerFormats(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(addIntegerFormats)
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).map(([key, value]) => [key, isData(key) ? value : addIntegerFormats(value)])
  return { ...Object.fromEntries(entries), ...formatOf(node) }
}

/** Examples are data, even if their fields look like those of a schema. */
const isData = (key: string) => data.has(key) || key.startsWith('x-')

function formatOf(schema: { type?: unknown; format?: unknown; enum?: unknown; maximum?: unknown }) {
  const types = [schema.type].flat()
  if (schema.format !== undefined || schema.enum !== undefined) return {}
  if (types.includes('number')) return { format: 'double' }
  return types.includes('integer') && schema.maximum === undefined ? { format: 'int64' } : {}
}
