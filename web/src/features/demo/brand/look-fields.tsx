import { useTranslation } from 'react-i18next'
import { type Brand, fonts, radii } from '#lib/brand/brand-file.ts'
import { storage } from '#lib/storage/storage.ts'
import { Chips } from '#ui/action/chips.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import type { BrandChanges } from './brand-changes.ts'
import styles from './brand.module.css'

const themes = ['dark', 'light'] as const

/** Corners, font and theme. */
export function LookFields({ shown, change }: BrandChanges) {
  const { t } = useTranslation('brand')
  const setTheme = (theme: Brand['theme']) => {
    // Otherwise this visitor's own choice would hide the change.
    storage.remove('theme')
    change({ theme })
  }
  return (
    <>
      <div className={styles.choice}>
        <span aria-hidden>{t('radius')}</span>
        <Chips
          label={t('radius')}
          value={shown.radius}
          onChange={(radius) => change({ radius })}
          choices={radii.map((value) => ({ value, label: t(`radius.${value}`) }))}
        />
      </div>
      <SelectField
        label={t('font')}
        value={shown.font}
        onChange={(font) => change({ font: font as Brand['font'] })}
        options={fonts.map((value) => ({ value, label: t(`font.${value}`) }))}
      />
      <div className={styles.choice}>
        <span aria-hidden>{t('theme')}</span>
        <Chips
          label={t('theme')}
          value={shown.theme}
          onChange={setTheme}
          choices={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
        />
      </div>
    </>
  )
}
