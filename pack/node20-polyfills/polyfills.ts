/**
 * What Node 20 lacks of the language, put by the bundler where our sources name it: nothing global is changed in somebody else's process.
 */
export function groupBy<Key, One>(items: Iterable<One>, keyOf: (one: One, index: number) => Key): Map<Key, One[]> {
  const groups = new Map<Key, One[]>()
  let index = 0
  for (const one of items) {
    const key = keyOf(one, index++)
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return groups
}

export function parseUrl(text: string, base?: string): URL | null {
  return URL.canParse(text, base) ? new URL(text, base) : null
}
