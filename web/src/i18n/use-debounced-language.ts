import { useLanguage } from '#i18n/i18n.ts'
import { useEffect, useState } from 'react'

const DEBOUNCE = 250

/** The language, debounced for queries, so that quick switching causes no requests. */
export function useDebouncedLanguage() {
  const language = useLanguage()
  const [debounced, setDebounced] = useState(language)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(language), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [language])
  return debounced
}
