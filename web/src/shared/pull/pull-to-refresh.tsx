import { loadMessages } from '#i18n/i18n.ts'
import { lazyComponent } from '#ui/page/lazy-component.tsx'

/** Pull to refresh: fetches the active queries whose keys begin with one of `of`. Loaded after the page; place it first in the page. */
export const PullToRefresh = lazyComponent(async () => {
  const [file] = await Promise.all([import('./pull-indicator.tsx'), loadMessages('lists')])
  return file.PullIndicator
})
