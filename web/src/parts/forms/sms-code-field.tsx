import { GatewayError } from '@longan/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type CodePurpose, type MobileNumber, sendCode } from '#api/verification.queries.ts'
import { TextField, type TextFieldProps } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import styles from './form.module.css'
import { useCodeWait } from './use-code-wait.ts'

/** As long as a code can be. */
const LENGTH = 10

type SmsCodeFieldProps = Omit<TextFieldProps, 'label' | 'kind' | 'trailing'> & {
  purpose: CodePurpose
  /** Where the code goes; nothing where that is no number, and the person has been told. */
  number: () => MobileNumber | undefined
  onRefused: (error: unknown) => void
}

/** The code that proves a mobile number, and the button that sends it: not again before the gateway allows it. */
export function SmsCodeField({ purpose, number, onRefused, ...field }: SmsCodeFieldProps) {
  const { t } = useTranslation('forms')
  const input = useRef<HTMLInputElement>(null)
  const wait = useCodeWait(purpose)
  const { mutate, isPending } = useMutation(sendCode(useQueryClient(), purpose))
  const send = () => {
    if (isPending || wait.seconds > 0) return
    const to = number()
    if (!to) return
    mutate(to, {
      onSuccess(again) {
        wait.until(again)
        void showToast(t('codeSent'), { kind: 'success' })
        input.current?.focus()
      },
      onError(error) {
        wait.until(nextTime(error))
        onRefused(error)
      },
    })
  }
  const words = isPending ? t('sending') : t('getCode')
  const button = (
    <button
      type="button"
      className={styles.send}
      aria-disabled={isPending || wait.seconds > 0}
      aria-label={wait.seconds > 0 ? t('codeAgain', wait) : undefined}
      onClick={send}
    >
      {wait.seconds > 0 ? t('secondsLeft', wait) : words}
    </button>
  )
  return <TextField {...field} ref={input} label={t('smsCode')} kind="code" maxLength={LENGTH} trailing={button} />
}

/** Whoever asks too often is told when to ask again. */
const nextTime = (error: unknown): number =>
  error instanceof GatewayError
    ? Number((error.value?.data as { expirationTime?: number } | undefined)?.expirationTime ?? 0)
    : 0
