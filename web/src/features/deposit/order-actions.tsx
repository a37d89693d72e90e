import { processC2CTransaction, createDepositTask, cancelDeposit } from '@longan/react-query/my-deposits'
import { useLanguage } from '#i18n/i18n.ts'
import { api } from '#api/gateway.ts'
import type { DepositOrder } from '@longan/sdk'
import { useMutation } from '@tanstack/react-query'
import { useState, type ChangeEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isOpen, uploadSlip } from '#api/wallet/deposits.queries.ts'
import { problemText } from '#api/problems.ts'
import { openExternal } from '#lib/site/external.ts'
import { paths } from '#lib/site/paths.ts'
import { Fields, FormFailure } from '#shared/forms/form-layout.tsx'
import { Button, ButtonLink } from '#ui/action/button.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { useDraft } from '#ui/form/use-draft.ts'
import { depositPath } from './deposit-path.ts'
import { Dialog } from '#ui/overlay/sheet.tsx'
import { formatPercent } from '#lib/money/typed-money.ts'
import { type Picture, shrinkPicture } from '#lib/device/shrink-picture.ts'
import money from '#shared/money/money.module.css'
import { FileField } from '#ui/form/file-field.tsx'

export function OrderActions({ order }: { order: DepositOrder }) {
  const { status = 'awaiting' } = order
  if (!isOpen(order)) return <NextSteps status={status} />
  return (
    <Fields>
      {status === 'confirming' || status === 'proof' ? (
        <RequestReviewButton id={order.depositId} />
      ) : (
        <PayButtons order={order} />
      )}
    </Fields>
  )
}

function PayButtons({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('deposit')
  const { depositId: id, redirectUrl, confirmationRequired } = order
  const change = useMutation(processC2CTransaction.mutationOptions(api))
  const openPage = useOpenPage(order)
  const isManual = confirmationRequired === 'Y'
  return (
    <>
      <FormFailure>{change.error ? problemText(change.error) : ''}</FormFailure>
      {isManual && (
        <Button
          wide
          busy={change.isPending}
          onClick={() => change.mutate({ input: { depositId: id, action: 'CONFIRM' } })}
        >
          {t('sent')}
        </Button>
      )}
      {redirectUrl && (
        <Button wide variant={isManual ? 'secondary' : 'primary'} onClick={openPage}>
          {t('openPage')}
        </Button>
      )}
      {isManual && <SlipUpload id={id} />}
      <CancelButton id={id} />
    </>
  )
}

/** A payment page of the same origin opens inside the app, any other in a new window. */
function useOpenPage({ depositId, redirectUrl = '' }: DepositOrder) {
  const navigate = useNavigate()
  return () => {
    const isOurs =
      URL.canParse(redirectUrl, location.href) && new URL(redirectUrl, location.href).origin === location.origin
    if (isOurs) return void navigate(depositPath({ order: depositId, pay: 1 }))
    openExternal(redirectUrl)
  }
}

function RequestReviewButton({ id }: { id: string }) {
  const { t } = useTranslation('deposit')
  const draft = useDraft(`hurry-${id}`)
  const [isRequested, setRequested] = useState(draft.get('asked') !== undefined)
  const change = useMutation(createDepositTask.mutationOptions(api))
  const request = async () => {
    await change.mutateAsync({ input: id })
    setRequested(true)
    draft.set('asked', 'Y')
    await showToast(t('reviewRequested'), { kind: 'success' })
  }
  return (
    <>
      <FormFailure>{change.error ? problemText(change.error) : ''}</FormFailure>
      <Button
        variant="secondary"
        wide
        busy={change.isPending}
        disabled={isRequested}
        onClick={() => void request().catch(() => undefined)}
      >
        {t('requestReview')}
      </Button>
    </>
  )
}

function NextSteps({ status }: { status: NonNullable<DepositOrder['status']> }) {
  const { t } = useTranslation(['deposit', 'app'])
  const isCredited = status === 'credited' || status === 'different'
  return (
    <Fields>
      {isCredited && <ButtonLink to={paths.home}>{t('play')}</ButtonLink>}
      <ButtonLink to={paths.deposit} variant={isCredited ? 'secondary' : 'primary'}>
        {t(isCredited ? 'again' : 'otherChannel')}
      </ButtonLink>
      <ButtonLink to={`${paths.accountRecord}?type=deposit`} variant="quiet">
        {t('history')}
      </ButtonLink>
    </Fields>
  )
}

function CancelButton({ id }: { id: string }) {
  const { t } = useTranslation('deposit')
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending } = useMutation(cancelDeposit.mutationOptions(api))
  const close = () => setOpen(false)
  const cancel = () => {
    close()
    mutate({ input: id }, { onError: (error) => void showToast(problemText(error), { kind: 'error', time: 'long' }) })
  }
  return (
    <>
      <Button variant="quiet" wide busy={isPending} onClick={() => setOpen(true)}>
        {t('cancel')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('confirmCancel')}
        text={t('cancelText')}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {t('keep')}
            </Button>
            <Button variant="danger" onClick={cancel}>
              {t('cancel')}
            </Button>
          </>
        }
      />
    </>
  )
}

function SlipUpload({ id }: { id: string }) {
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
    <p className={money.sending}>
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
