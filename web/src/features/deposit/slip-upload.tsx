import { uploadSlip } from '#api/wallet/deposits.queries.ts'
import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '#api/problems.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { formatPercent } from '#lib/money/typed-money.ts'
import { type Picture, shrinkPicture } from '#lib/device/shrink-picture.ts'
import { FormFailure } from '#shared/forms/form-failure.tsx'
import styles from '#shared/money/money.module.css'
import { Button } from '#ui/action/button.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { useDraft } from '#ui/form/use-draft.ts'

export function SlipUpload({ id }: { id: string }) {
  const { t } = useTranslation(['deposit', 'app'])
  const { picture, error, isReading, choose, discard, forget } = usePicture(id)
  const upload = useMutation(uploadSlip(id))
  const [share, setShare] = useState<number>()
  const running = useRef<AbortController>(undefined)
  const send = async (slip: Picture) => {
    // A second tap may come before the next render.
    if (running.current) return
    const { signal } = (running.current = new AbortController())
    setShare(undefined)
    await upload
      .mutateAsync({ slip, signal, onProgress: setShare })
      .then(forget, () => signal.aborted && upload.reset())
    running.current = undefined
  }
  if (!picture)
    return (
      <FileField
        name="slip"
        label={t('slip')}
        hint={t(isReading ? 'readingSlip' : 'slipHint')}
        error={error}
        accept="image/jpeg,image/png"
        onChange={choose}
      />
    )
  const kind = picture.fileName.endsWith('png') ? 'png' : 'jpeg'
  return (
    <>
      <img src={`data:image/${kind};base64,${picture.image}`} alt={t('slip')} />
      <FormFailure>{upload.error ? problemText(upload.error) : ''}</FormFailure>
      {upload.isPending && <Sending name={picture.fileName} share={share} />}
      <Button variant="secondary" wide busy={upload.isPending} onClick={() => void send(picture)}>
        {t('sendSlip', { kilobytes: Math.ceil((picture.image.length * 3) / 4 / 1024) })}
      </Button>
      <Button variant="quiet" wide onClick={() => (upload.isPending ? running.current?.abort() : discard())}>
        {upload.isPending ? t('app:cancel') : t('otherSlip')}
      </Button>
    </>
  )
}

function Sending({ name, share }: { name: string; share: number | undefined }) {
  const { t } = useTranslation('deposit')
  const language = useLanguage()
  if (share === undefined) return <Progress text={t('sendingSlip', { name })} />
  return (
    <Progress
      text={t('slipSent', { name, percent: formatPercent(Math.round(share * 100) / 100, language) })}
      share={share}
    />
  )
}

function Progress({ text, share }: { text: string; share?: number }) {
  return (
    <p className={styles.sending}>
      {text}
      <progress aria-label={text} value={share} />
    </p>
  )
}

function usePicture(id: string) {
  const { t } = useTranslation('deposit')
  const { clear: forget, ...draft } = useDraft(`slip-${id}`)
  const [picture, setPicture] = useState(() => JSON.parse(draft.get('slip') ?? 'null') as Picture | null)
  const [error, setError] = useState<string>()
  const [isReading, setReading] = useState(false)
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? []
    setError(undefined)
    if (!file) return
    setReading(true)
    const read = await shrinkPicture(file).finally(() => setReading(false))
    if (typeof read === 'string') setError(t(`slip_${read}`))
    else {
      setPicture(read)
      draft.set('slip', JSON.stringify(read))
    }
  }
  const discard = () => {
    setPicture(null)
    forget()
  }
  return { picture, error, isReading, choose, discard, forget }
}
