import { readProblem } from '@longan/sdk/inputs/login'
import { useTranslation } from 'react-i18next'
import type { useForm } from '#ui/form.tsx'

/** The fields of a form with their problems in the person's language; several on one field are joined by commas. */
export function useFieldWords(form: Pick<ReturnType<typeof useForm>, 'field'>) {
  const { t } = useTranslation('sign-in')
  const say = (message: string) => {
    const { key, params } = readProblem(message)
    return t(key as 'required', { replace: params })
  }
  return (name: string) => {
    const field = form.field(name)
    return { ...field, error: field.error?.split(', ').map(say).join(', ') }
  }
}
