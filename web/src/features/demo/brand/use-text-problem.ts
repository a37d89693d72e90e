import { useTranslation } from 'react-i18next'
import * as v from 'valibot'

/** Returns a function that says why a text of a brand cannot be used; undefined for one that can. */
export function useTextProblem(max: number) {
  const { t } = useTranslation('brand')
  return (text: string, schema: v.GenericSchema<string>) => {
    const { issues: [issue] = [] } = v.safeParse(schema, text)
    if (!issue) return undefined
    if (issue.type === 'min_length') return t('textEmpty')
    if (issue.type === 'max_length') return t('textTooLong', { max, length: text.trim().length })
    return t('textMarkup')
  }
}
