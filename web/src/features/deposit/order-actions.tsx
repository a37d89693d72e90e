import type { DepositOrder } from '@longan/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { changeDeposit, isOpen } from '#api/deposits.queries.ts'
import { problemText } from '#api/problems.ts'
import { openExternal } from '#lib/external.ts'
import { paths } from '#lib/paths.ts'
import { FormFailure } from '#shared/forms/form-failure.tsx'
import styles from '#shared/forms/form.module.css'
import { Button, ButtonLink } from '#ui/button.tsx'
import { showToast } from '#ui/toast.ts'
import { useDraft } from '#ui/use-draft.ts'
import { depositAt } from './addresses.ts'
import { CancelButton } from './cancel-button.tsx'
import { SlipUpload } from './slip-upload.tsx'

/** What a person can do about a deposit where it stands. */
export function OrderActions({ order }: { order: DepositOrder }) {
  const { status = 'awaiting' } = order
  if (!isOpen(order)) return <WaysOn status={status} />
  return (
    <div className={styles.form}>
      {status === 'confirming' || status === 'proof' ? (
        <HurryButton id={order.depositId} />
      ) : (
        <PayButtons order={order} />
      )}
    </div>
  )
}

/** Paying: on the partner's page, or by hand and then saying so. */
function PayButtons({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('deposit')
  const { depositId: id, redirectUrl, confirmationRequired } = order
  const step = useMutation(changeDeposit(useQueryClient(), id))
  const openPage = useOpenPage(order)
  const isByHand = confirmationRequired === 'Y'
  return (
    <>
      <FormFailure>{step.error ? problemText(step.error) : ''}</FormFailure>
      {isByHand && (
        <Button wide busy={step.isPending} onClick={() => step.mutate({ do: 'confirm' })}>
          {t('sent')}
        </Button>
      )}
      {redirectUrl && (
        <Button wide variant={isByHand ? 'secondary' : 'primary'} onClick={openPage}>
          {t('openPage')}
        </Button>
      )}
      {isByHand && <SlipUpload id={id} />}
      <CancelButton id={id} />
    </>
  )
}

/** A page of our own origin opens inside the app; that of a bank or a wallet in a window of its own, and this one follows. */
function useOpenPage({ depositId, redirectUrl = '' }: DepositOrder) {
  const navigate = useNavigate()
  return () => {
    const isOurs =
      URL.canParse(redirectUrl, location.href) && new URL(redirectUrl, location.href).origin === location.origin
    if (isOurs) return void navigate(depositAt({ order: depositId, pay: 1 }))
    openExternal(redirectUrl)
  }
}

function HurryButton({ id }: { id: string }) {
  const { t } = useTranslation('deposit')
  const draft = useDraft(`hurry-${id}`)
  const [isAsked, setAsked] = useState(draft.get('asked') !== undefined)
  const step = useMutation(changeDeposit(useQueryClient(), id))
  const ask = async () => {
    await step.mutateAsync({ do: 'hurry' })
    setAsked(true)
    draft.set('asked', 'Y')
    await showToast(t('hurried'), { kind: 'success' })
  }
  return (
    <>
      <FormFailure>{step.error ? problemText(step.error) : ''}</FormFailure>
      <Button
        variant="secondary"
        wide
        busy={step.isPending}
        disabled={isAsked}
        onClick={() => void ask().catch(() => undefined)}
      >
        {t('hurry')}
      </Button>
    </>
  )
}

/** Once it is over, well or not. */
function WaysOn({ status }: { status: NonNullable<DepositOrder['status']> }) {
  const { t } = useTranslation(['deposit', 'app'])
  const isIn = status === 'credited' || status === 'different'
  return (
    <div className={styles.form}>
      {isIn && <ButtonLink to={paths.home}>{t('play')}</ButtonLink>}
      <ButtonLink to={paths.deposit} variant={isIn ? 'secondary' : 'primary'}>
        {t(isIn ? 'again' : 'otherChannel')}
      </ButtonLink>
      <ButtonLink to={`${paths.accountRecord}?type=deposit`} variant="quiet">
        {t('history')}
      </ButtonLink>
    </div>
  )
}
