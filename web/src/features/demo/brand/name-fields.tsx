import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brandNameSchema, MAX_NAME } from '#lib/brand/brand-file.ts'
import { TextField } from '#ui/form/text-field.tsx'
import type { BrandChanges } from './brand-changes.ts'
import type { Texts } from './brand.queries.ts'
import { useTextProblem } from './use-text-problem.ts'

const languages = ['vi', 'en'] as const

export function NameFields({ shown, change }: BrandChanges) {
  const { t } = useTranslation('brand')
  const problemText = useTextProblem(MAX_NAME)
  const problemOf = (text: string) => problemText(text, brandNameSchema)
  const names = shown.name
  const [typed, setTyped] = useState<Partial<Texts>>({})
  const type = (language: keyof Texts, text: string) => {
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
