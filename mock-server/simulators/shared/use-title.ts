import { useLayoutEffect } from 'preact/hooks'

/** Names the page. */
export function useTitle(title: string) {
  useLayoutEffect(() => {
    document.title = title
  }, [title])
}
