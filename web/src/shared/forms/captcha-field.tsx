import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { captchaQuery } from '#api/member/session.queries.ts'
import { TextField, type TextFieldProps } from '#ui/form/text-field.tsx'
import styles from './form.module.css'

const LENGTH = 6

type CaptchaFieldProps = Omit<TextFieldProps, 'label' | 'trailing'> & { onRefresh: () => void }

export function CaptchaField({ onRefresh, ...field }: CaptchaFieldProps) {
  const { t } = useTranslation('forms')
  const { data, isFetching, refetch } = useQuery(captchaQuery())
  const input = useRef<HTMLInputElement>(null)
  const lastPicture = useRef(data)
  // A new picture needs a new answer. The first one keeps the typed text: the field is uncontrolled.
  useEffect(() => {
    if (lastPicture.current && lastPicture.current !== data && input.current) input.current.value = ''
    lastPicture.current = data
  }, [data])
  const refresh = () => {
    onRefresh()
    void refetch()
  }
  const picture = (
    <button
      type="button"
      className={styles.captcha}
      onClick={refresh}
      aria-label={t('refreshCaptcha')}
      aria-busy={isFetching}
    >
      <RefreshCw size={18} aria-hidden />
      {data && <img src={`data:image/png;base64,${data}`} alt="" width={120} height={44} />}
    </button>
  )
  return (
    <TextField
      {...field}
      ref={input}
      label={t('captcha')}
      hint={t('captchaHint')}
      kind="number"
      maxLength={LENGTH}
      data-fleeting
      trailing={picture}
    />
  )
}
