import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { brandNameSchema, MAX_NAME } from '#lib/brand/brand-file.ts'
import { TextField } from '#ui/form/text-field.tsx'
import type { BrandChanges } from './brand-changes.ts'
import { siteName } from './show-brand.ts'

type Names = { vi: string; en: string }
const languages = ['vi', 'en'] as const

export function NameFields({ brand, change }: BrandChanges) {
  const { t } = useTranslation('brand')
  const problemOf = useNameProblem()
  const names = brand.name ?? siteName
  const [typed, setTyped] = useState<Partial<Names>>({})
  const type = (language: keyof Names, text: string) => {
    setTyped({ [language]: text })
    if (problemOf(text)) return
    const name = text.trim()
    // The English name follows as long as it is the same.
    const isBoth = language === 'vi' && names.vi === names.en
    change({ name: { ...names, ...(isBoth && { en: name }), [language]: name } })
  }
  return languages.map((language) => {
    const text = typed[language] ?? names[language]
    return (
      <TextField
        key={language}
        name={`brand-name-${language}`}
        label={t(`name.${language}`)}
        value={text}
        error={problemOf(text)}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => type(language, event.target.value)}
        onBlur={() => problemOf(text) || setTyped({})}
      />
    )
  })
}

/** Returns a function that says why a name cannot be used; undefined for one that can. */
function useNameProblem() {
  const { t } = useTranslation('brand')
  return (text: string) => {
    const { issues: [issue] = [] } = v.safeParse(brandNameSchema, text)
    if (!issue) return undefined
    if (issue.type === 'min_length') return t('nameEmpty')
    if (issue.type === 'max_length') return t('nameTooLong', { max: MAX_NAME, length: text.trim().length })
    return t('nameMarkup')
  }
}
