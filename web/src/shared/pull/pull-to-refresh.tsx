import { loadWords } from '#i18n/i18n.ts'
import { lazyPart } from '#ui/lazy-part.tsx'

/**
 * Lets the page be pulled down from its top, and then asks for what it shows anew: the queries on screen whose keys begin
 * with one of `of`. It is fetched when the page is there; the first thing of a page's own.
 */
export const PullToRefresh = lazyPart(async () => {
  const [file] = await Promise.all([import('./pull-indicator.tsx'), loadWords('lists')])
  return file.Pull
})
