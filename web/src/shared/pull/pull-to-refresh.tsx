import { loadMessages } from '#i18n/i18n.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

/**
 * Lets the page be pulled down from its top, and then asks for what it shows anew: the queries on screen whose keys begin
 * with one of `of`. It is fetched when the page is there; the first thing of a page's own.
 */
export const PullToRefresh = lazyComponent(async () => {
  const [file] = await Promise.all([import('./pull-indicator.tsx'), loadMessages('lists')])
  return file.PullIndicator
})
