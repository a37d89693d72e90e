/** A place of a JSON document: the names and indexes that lead to it. */
export type Place = readonly (string | number)[]

type Node = Record<string, unknown>

export function nodeAt(document: object, place: Place): unknown {
  return place.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null && Object.hasOwn(at, step) ? (at as Node)[step] : undefined),
    document,
  )
}

const schemaAt = (document: object, place: Place): Node | undefined => {
  const node = nodeAt(document, place)
  return typeof node === 'object' && node !== null ? (node as Node) : undefined
}

/** Returns where a schema is after its references. */
export function resolvePlace(document: object, place: Place): Place {
  const reference = schemaAt(document, place)?.['$ref']
  if (typeof reference !== 'string') return place
  return resolvePlace(document, reference.slice(2).split('/').map(unescapePointer))
}

const unescapePointer = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~')

/** Yields a schema and those it is combined of. */
export function* branchesOf(document: object, place: Place): Generator<Place> {
  const resolved = resolvePlace(document, place)
  yield resolved
  for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
    const schemas = schemaAt(document, resolved)?.[keyword]
    if (!Array.isArray(schemas)) continue
    for (const index of schemas.keys()) yield* branchesOf(document, [...resolved, keyword, index])
  }
}

/** Returns the place of the schema of a field (`value.list[].id`) below the schema at `root`; undefined if it has none. */
export function findField(document: object, root: Place, field: string): Place | undefined {
  let place: Place | undefined = root
  for (const step of stepsOf(field)) place = place && stepInto(document, place, step)
  return place
}

export const stepsOf = (field: string): string[] => field.replaceAll('[]', '.[]').split('.').filter(Boolean)

function stepInto(document: object, place: Place, step: string): Place | undefined {
  const inner = step === '[]' ? ['items'] : step === '*' ? ['additionalProperties'] : ['properties', step]
  const branch = [...branchesOf(document, place)].find((one) => schemaAt(document, [...one, ...inner]))
  return branch && [...branch, ...inner]
}

/** Returns the place as a normalized path of RFC 9535: `$['paths']['/wps/wallets/gcs']`. */
export const toJsonPath = (place: Place): string =>
  `$${place.map((step) => (typeof step === 'number' ? `[${step}]` : `['${escapeName(step)}']`)).join('')}`

export const escapeName = (name: string): string => name.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)
