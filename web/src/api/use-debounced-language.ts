import { useEffect, useState } from 'react'
import { useLanguage } from '#i18n/use-language.ts'

const DEBOUNCE = 250

/** The language for reads that are renewed a moment after a change of language, so that quick switching costs nothing. */
export function useDebouncedLanguage() {
  const language = useLanguage()
  const [debounced, setDebounced] = useState(language)
  // Time is outside React: a timer follows the language.
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(language), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [language])
  return debounced
}
