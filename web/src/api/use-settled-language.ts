import { useEffect, useState } from 'react'
import { useLanguage } from '#i18n/use-language.ts'

const settleTime = 250

/** The language for reads that are renewed a moment after a change of language, so that quick switching costs nothing. */
export function useSettledLanguage() {
  const language = useLanguage()
  const [settled, setSettled] = useState(language)
  // Time is outside React: a timer follows the language.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(language), settleTime)
    return () => clearTimeout(timer)
  }, [language])
  return settled
}
