import { useTranslation } from 'react-i18next'
import type { Persona } from './world.queries.ts'

/** Returns a function that describes an account of the demo world in the language of the page. */
export function usePersonaDescription() {
  const { t, i18n } = useTranslation('demo')
  return ({ account, about }: Persona) => (i18n.exists(`demo:${account}`) ? t(account as 'demo01') : about)
}
