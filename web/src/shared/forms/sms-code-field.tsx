import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type CodePurpose, type MobileNumber, sendCode } from '#api/member/verification.queries.ts'
import type { TextFieldProps } from '#ui/form/text-field.tsx'
import { CodeField } from './code-field.tsx'

type SmsCodeFieldProps = Omit<TextFieldProps, 'label' | 'kind' | 'trailing'> & {
  purpose: CodePurpose
  /** The mobile number; undefined if it is invalid, which the user has been told. */
  number: () => MobileNumber | undefined
  onRefused: (error: unknown) => void
}

export function SmsCodeField({ purpose, number, ...field }: SmsCodeFieldProps) {
  const { t } = useTranslation('forms')
  const { mutateAsync } = useMutation(sendCode(useQueryClient(), purpose))
  const send = () => {
    const to = number()
    return to && mutateAsync(to)
  }
  return <CodeField {...field} label={t('smsCode')} purpose={purpose} send={send} sent={t('codeSent')} />
}
