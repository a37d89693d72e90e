import { GatewayError } from '@longan/sdk'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSingleRun } from '#lib/device/use-single-run.ts'
import { TextField, type TextFieldProps } from '#ui/form/text-field.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import styles from './form.module.css'
import { serverClock, useServerTime } from '#lib/time/server-clock.ts'
import { storage } from '#lib/storage/storage.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type CodePurpose, type MobileNumber, sendCode } from '#api/member/verification.queries.ts'

const LENGTH = 10

type CodeFieldProps = Omit<TextFieldProps, 'kind' | 'trailing'> & {
  /** The purpose of the code: each has its own waiting time. */
  purpose: string
  /** Sends a code and returns when the next one can be requested, ms; undefined if there is no valid address, which the user has been told. */
  send: () => Promise<number> | undefined
  sent: string
  onRefused: (error: unknown) => void
}

export function CodeField({ purpose, send, sent, onRefused, ...field }: CodeFieldProps) {
  const { t } = useTranslation('forms')
  const input = useRef<HTMLInputElement>(null)
  const wait = useCodeCooldown(purpose)
  const { run, busy, isRunning } = useSingleRun(async (sending: Promise<number>) => {
    try {
      wait.until(await sending)
      void showToast(sent, { kind: 'success' })
      input.current?.focus()
    } catch (error) {
      wait.until(retryTimeOf(error))
      onRefused(error)
    }
  })
  const requestCode = () => {
    if (isRunning() || wait.seconds > 0) return
    const sending = send()
    if (sending) void run(sending)
  }
  const label = busy ? t('sending') : t('getCode')
  const button = (
    <button
      type="button"
      className={styles.send}
      aria-disabled={busy || wait.seconds > 0}
      aria-label={wait.seconds > 0 ? t('codeAgain', { count: wait.seconds, ...wait }) : undefined}
      onClick={requestCode}
    >
      {wait.seconds > 0 ? t('secondsLeft', wait) : label}
    </button>
  )
  return <TextField {...field} ref={input} kind="code" maxLength={LENGTH} trailing={button} />
}

const retryTimeOf = (error: unknown): number =>
  error instanceof GatewayError
    ? Number((error.value?.data as { expirationTime?: number } | undefined)?.expirationTime ?? 0)
    : 0

/** The waiting time until the next code of this purpose, which survives a reload. */
function useCodeCooldown(purpose: string) {
  const [end, setEnd] = useState(() => Number(storage.get('drafts')?.codes?.[purpose] ?? 0))
  const seconds = useServerTime(() => Math.max(0, Math.ceil((end - serverClock.now()) / 1000)))
  return {
    seconds,
    /** Sets the end, in the gateway's milliseconds. */
    until(moment: number) {
      const drafts = storage.get('drafts')
      storage.set('drafts', { ...drafts, codes: { ...drafts?.codes, [purpose]: String(moment) } })
      setEnd(moment)
    },
  }
}

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
