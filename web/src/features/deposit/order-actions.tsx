import { processC2CTransaction, createDepositTask, cancelDeposit } from '@longan/react-query/my-deposits'
import { api } from '#api/gateway.ts'
import type { DepositOrder } from '@longan/sdk'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isOpen } from '#api/wallet/deposits.queries.ts'
import { problemText } from '#api/problems.ts'
import { openExternal } from '#lib/site/external.ts'
import { paths } from '#lib/site/paths.ts'
import { FormFailure } from '#shared/forms/form-failure.tsx'
import styles from '#shared/forms/form.module.css'
import { Button, ButtonLink } from '#ui/action/button.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { useDraft } from '#ui/form/use-draft.ts'
import { depositPath } from './deposit-path.ts'
import { SlipUpload } from './slip-upload.tsx'
import { Dialog } from '#ui/overlay/sheet.tsx'

export function OrderActions({ order }: { order: DepositOrder }) {
  const { status = 'awaiting' } = order
  if (!isOpen(order)) return <NextSteps status={status} />
  return (
    <div className={styles.form}>
      {status === 'confirming' || status === 'proof' ? (
        <RequestReviewButton id={order.depositId} />
      ) : (
        <PayButtons order={order} />
      )}
    </div>
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
    <div className={styles.form}>
      {isCredited && <ButtonLink to={paths.home}>{t('play')}</ButtonLink>}
      <ButtonLink to={paths.deposit} variant={isCredited ? 'secondary' : 'primary'}>
        {t(isCredited ? 'again' : 'otherChannel')}
      </ButtonLink>
      <ButtonLink to={`${paths.accountRecord}?type=deposit`} variant="quiet">
        {t('history')}
      </ButtonLink>
    </div>
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
