import type { RegistrationRule } from '@longan/sdk'
import { useMutation } from '@tanstack/react-query'
import type { FocusEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { problemCode, problemText } from '#api/problems.ts'
import { checkUsername } from '#api/member/registration.queries.ts'
import { TextField } from '#ui/form/text-field.tsx'
import type { FieldOf, RegistrationFormState } from './use-registration.ts'

type UsernameFieldProps = { form: RegistrationFormState; field: ReturnType<FieldOf>; rule: RegistrationRule }

export function UsernameField({ form, field, rule }: UsernameFieldProps) {
  const { t } = useTranslation('registration')
  const { mutate } = useMutation(checkUsername())
  const checkOnBlur = (event: FocusEvent<HTMLInputElement>) => {
    const username = event.currentTarget.value.trim()
    if (!field.onBlur(event) || !username) return
    mutate(username, {
      onError(error) {
        const isUnchanged = String(form.read().username).trim() === username
        // Only a clear refusal is shown; the name is checked again on submit.
        if (isUnchanged && problemCode(error) === 'member.exists') form.setError('username', problemText(error))
      },
    })
  }
  return <TextField {...field} label={t('username')} hint={rule.message} kind="username" onBlur={checkOnBlur} />
}
