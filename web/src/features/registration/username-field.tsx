import type { RegistrationRule } from '@longan/sdk'
import { useMutation } from '@tanstack/react-query'
import type { FocusEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { problemCode, problemText } from '#api/problems.ts'
import { checkUsername } from '#api/registration.queries.ts'
import { TextField } from '#ui/text-field.tsx'
import type { FieldOf, JoiningForm } from './use-registration.ts'

type UsernameFieldProps = { form: JoiningForm; field: ReturnType<FieldOf>; rule: RegistrationRule }

/** A name to be chosen; one that somebody has is told as soon as the field is left. */
export function UsernameField({ form, field, rule }: UsernameFieldProps) {
  const { t } = useTranslation('registration')
  const { mutate } = useMutation(checkUsername())
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const username = event.currentTarget.value.trim()
    if (!field.onBlur(event) || !username) return
    mutate(username, {
      onError(error) {
        const isStill = String(form.read().username).trim() === username
        // Whether it is free is asked again when all is sent: only a clear no is worth a word here.
        if (isStill && problemCode(error) === 'member.exists') form.tell('username', problemText(error))
      },
    })
  }
  return <TextField {...field} label={t('username')} hint={rule.message} kind="username" onBlur={leave} />
}
