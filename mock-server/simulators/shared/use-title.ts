import { useLayoutEffect } from 'preact/hooks'

/** The class of the heading: if the bar of the site shows the name, it is for screen readers only. */
export const titleClass = () => (document.documentElement.dataset['title'] ? 'visually-hidden' : undefined)

export function useTitle(title: string) {
  useLayoutEffect(() => {
    document.title = title
  }, [title])
}
