import { useLayoutEffect } from 'preact/hooks'

export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export function onVisible(call: () => void) {
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && call())
  addEventListener('focus', call)
  addEventListener('online', call)
}

/** The class of the heading: if the bar of the site shows the name, it is for screen readers only. */
export const titleClass = () => (document.documentElement.dataset['title'] ? 'visually-hidden' : undefined)

export function useTitle(title: string) {
  useLayoutEffect(() => {
    document.title = title
  }, [title])
}
