const data = new Set(['example', 'examples', 'default', 'enum', 'const'])

/**
 * A part of a description whose numbers say how wide they are. People need not write it, and JSON does not care; but where nothing is said, generators
 * of other languages take 32 bits, which no time fits in.
 */
export function withIntegerFormats(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withIntegerFormats)
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).map(([key, value]) => [key, isData(key) ? value : withIntegerFormats(value)])
  return { ...Object.fromEntries(entries), ...widthOf(node) }
}

/** An example is no schema, whatever its fields are called. */
const isData = (key: string) => data.has(key) || key.startsWith('x-')

function widthOf(schema: { type?: unknown; format?: unknown; enum?: unknown; maximum?: unknown }) {
  const types = [schema.type].flat()
  if (schema.format !== undefined || schema.enum !== undefined) return {}
  if (types.includes('number')) return { format: 'double' }
  return types.includes('integer') && schema.maximum === undefined ? { format: 'int64' } : {}
}
