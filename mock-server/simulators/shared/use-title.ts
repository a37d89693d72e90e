import { useLayoutEffect } from 'preact/hooks'

export function useTitle(title: string) {
  useLayoutEffect(() => {
    document.title = title
  }, [title])
}
