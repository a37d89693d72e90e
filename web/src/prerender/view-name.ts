/** The parameters of an address that change the view, as names of views have them: `?tab=vip`, or `?span=month?view=report` in the order of `names`. */
export function parametersOf(names: readonly string[], search: string) {
  const query = new URLSearchParams(search)
  return names.map((name) => (query.has(name) ? `?${name}=${query.get(name)}` : '')).join('')
}
