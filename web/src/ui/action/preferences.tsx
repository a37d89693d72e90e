import { useTranslation } from 'react-i18next'
import { changeLanguage, useLanguage } from '#i18n/i18n.ts'
import { config } from '#lib/site/config.ts'
import type { Language } from '#lib/money/money.ts'
import { setTheme, useTheme } from '#lib/storage/theme.ts'
import { Chips } from './chips.tsx'
import styles from './preferences.module.css'
import { showToast } from '#ui/overlay/toast.ts'

export function LanguageChoice({ onChange }: { onChange?: (next: Language) => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (config.languages.length < 2) return null
  const change = (next: Language) =>
    changeLanguage(next).then(
      () => onChange?.(next),
      () => showToast(t('noNetwork')),
    )
  const names = { VI: t('vietnamese'), EN: t('english') }
  const choices = config.languages.map((value) => ({ value, label: names[value] }))
  return (
    <div className={styles.choice}>
      <h2>{t('language')}</h2>
      <Chips label={t('language')} choices={choices} value={language} onChange={(next) => void change(next)} />
    </div>
  )
}

export function ThemeChoice() {
  const { t } = useTranslation()
  const theme = useTheme()
  const choices = [
    { value: 'dark' as const, label: t('themeDark') },
    { value: 'light' as const, label: t('themeLight') },
  ]
  return (
    <div className={styles.choice}>
      <h2>{t('theme')}</h2>
      <Chips label={t('theme')} choices={choices} value={theme} onChange={setTheme} />
    </div>
  )
}
