/** The words of every screen but home's, by file: a table that grows with the app, and is fetched once, when the first of them is needed. */
export const lazyMessages = import.meta.glob<{ default: Record<string, string> }>([
  './*/*.json',
  '!./*/{app,demo,director,home,lobby,titles}.json',
])
