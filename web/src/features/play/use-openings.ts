import { useEffect, useReducer } from 'react'
import { i18n } from '#i18n/i18n.ts'

/** A person who looks for their language may try both: only the one they stay with counts, after so long, ms. */
const SETTLE_TIME = 250

/** Counts how often a page within this one has to be opened: anew in another language, and when the browser brings this page back from its cache. */
export function useOpenings() {
  const [openings, openAgain] = useReducer((before: number) => before + 1, 1)
  // The language and the browser's cache are outside React.
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const onLanguage = () => {
      clearTimeout(waiting)
      waiting = setTimeout(openAgain, SETTLE_TIME)
    }
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && openAgain()
    i18n.on('languageChanged', onLanguage)
    addEventListener('pageshow', onReturn)
    return () => {
      clearTimeout(waiting)
      i18n.off('languageChanged', onLanguage)
      removeEventListener('pageshow', onReturn)
    }
  }, [])
  return openings
}
