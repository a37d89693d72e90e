/** The messages of every screen except home's: a table that grows with the app, loaded once, when the first of them is needed. */
export const lazyMessages = import.meta.glob<{ default: Record<string, string> }>([
  './*/*.json',
  '!./*/{app,brand,demo,director,home,lobby,titles}.json',
])
