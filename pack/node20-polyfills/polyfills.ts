/** Polyfills for Node 20, injected by the bundler where the sources use them, so that no global of the user's process is changed. */
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
