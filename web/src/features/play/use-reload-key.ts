import { useEffect, useReducer } from 'react'
import { i18n } from '#i18n/i18n.ts'

/** A user may try several languages: only the last one counts, after this delay, ms. */
const SETTLE_TIME = 250

/** Returns a counter that changes when an embedded page must be reloaded: on another language, and when the browser restores the page from its cache. */
export function useReloadKey() {
  const [reloadKey, reload] = useReducer((before: number) => before + 1, 1)
  // The language and the browser's cache are outside React.
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const onLanguage = () => {
      clearTimeout(waiting)
      waiting = setTimeout(reload, SETTLE_TIME)
    }
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && reload()
    i18n.on('languageChanged', onLanguage)
    addEventListener('pageshow', onReturn)
    return () => {
      clearTimeout(waiting)
      i18n.off('languageChanged', onLanguage)
      removeEventListener('pageshow', onReturn)
    }
  }, [])
  return reloadKey
}
