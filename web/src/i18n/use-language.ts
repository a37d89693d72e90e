import { useTranslation } from 'react-i18next'
import type { Language } from '#lib/money/money.ts'

export function useLanguage(): Language {
  return useTranslation().i18n.language === 'en' ? 'EN' : 'VI'
}
