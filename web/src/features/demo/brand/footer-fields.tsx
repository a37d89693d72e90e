import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brandFooterSchema, MAX_FOOTER } from '#lib/brand/brand-file.ts'
import { TextAreaField } from '#ui/form/text-field.tsx'
import type { BrandChanges } from './brand-changes.ts'
import type { Texts } from './brand.queries.ts'
import { useTextProblem } from './use-text-problem.ts'

const languages = ['vi', 'en'] as const
type FooterFieldsProps = Pick<BrandChanges, 'shown' | 'change'>

/** The text at the foot of home. What cannot be used stays in its field, and the site keeps the last text that could. */
export function FooterFields({ shown: { footer }, change }: FooterFieldsProps) {
  const { t } = useTranslation('brand')
  const problemOf = useFooterProblem()
  const [typed, setTyped] = useState<Texts>()
  const shown = typed ?? footer
  const type = (language: keyof Texts, text: string) => {
    // The English text follows as long as it is the same.
    const isBoth = language === 'vi' && shown.vi === shown.en
    const next = { ...shown, ...(isBoth && { en: text }), [language]: text }
    setTyped(next)
    if (languages.every((one) => !problemOf(next, one))) change({ footer: { vi: next.vi.trim(), en: next.en.trim() } })
  }
  return languages.map((language) => (
    <TextAreaField
      key={language}
      name={`footer-${language}`}
      rows={2}
      label={t(`footer.${language}`)}
      hint={language === 'vi' ? t('footerHint') : undefined}
      value={shown[language]}
      error={problemOf(shown, language)}
      // The text has one line, however long.
      onChange={(event) => type(language, event.target.value.replaceAll(/[\n\r\t]+/g, ' '))}
      onBlur={() => languages.some((one) => problemOf(shown, one)) || setTyped(undefined)}
    />
  ))
}

/** Returns a function that says why a text cannot be used; undefined for one that can. */
function useFooterProblem() {
  const { t } = useTranslation('brand')
  const problemText = useTextProblem(MAX_FOOTER)
  return (texts: Texts, language: keyof Texts) => {
    const text = texts[language].trim()
    const other = texts[language === 'vi' ? 'en' : 'vi'].trim()
    if (text === '') return other === '' ? undefined : t('bothOrNone')
    return problemText(text, brandFooterSchema)
  }
}
