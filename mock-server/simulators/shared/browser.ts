import { useLayoutEffect } from 'preact/hooks'
import { useClientContext } from './client-context.ts'

export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export function onVisible(call: () => void) {
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && call())
  addEventListener('focus', call)
  addEventListener('online', call)
}

/** The class of the heading: if the bar of the site shows the name, it is for screen readers only. */
export const titleClass = () => (document.documentElement.dataset['title'] ? 'visually-hidden' : undefined)

/** Names the document after the page, and after the site if it has a brand. */
export function useTitle(title: string) {
  const { siteName } = useClientContext().frame
  useLayoutEffect(() => {
    document.title = siteName ? `${title} · ${siteName}` : title
  }, [title, siteName])
}
