import { api } from '#api/gateway.ts'
import { cancelLimitChange, confirmLimit, removeLimit } from '@longan/react-query/responsible-gaming'
import type { Limit, Rulebook } from '@longan/sdk'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '#api/problems.ts'
import { ruleOf } from '#api/member/responsible.queries.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { formatDayTime } from '#lib/time/dates.ts'
import { useServerTime } from '#lib/time/server-clock.ts'
import { Group, FormFailure } from '#shared/forms/form-layout.tsx'
import type { LimitKey } from '#shared/limits/limit-form.tsx'
import { Button } from '#ui/action/button.tsx'
import { ProgressBar } from '#shared/records/progress-bar.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { lazyComponent } from '#ui/page/lazy-component.tsx'
import { Dialog, Sheet } from '#ui/overlay/sheet.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { formatLimitAmount, formatPeriod } from './rule-value.ts'
import styles from './responsible.module.css'

const LimitForm = lazyComponent(() => import('#shared/limits/limit-form.tsx').then((file) => file.LimitForm))

/** The member's limits, each with what is used of it and a change that waits. */
export function Limits({ limits, rulebook }: { limits: Limit[]; rulebook: Rulebook }) {
  const { t } = useTranslation('responsible')
  const [edited, setEdited] = useState<Limit | 'new'>()
  const [removed, setRemoved] = useState<Limit>()
  return (
    <section className={styles.limits} aria-label={t('myLimits')}>
      <Group>{t('myLimits')}</Group>
      {limits.length === 0 && <Empty title={t('noLimits')} text={t('noLimitsText')} />}
      {limits.map((limit) => (
        <LimitCard
          key={`${limit.kind} ${limit.period}`}
          limit={limit}
          onChange={() => setEdited(limit)}
          onRemove={() => setRemoved(limit)}
        />
      ))}
      <Button variant={limits.length > 0 ? 'secondary' : 'primary'} wide onClick={() => setEdited('new')}>
        {t('setLimit')}
      </Button>
      <Sheet open={edited !== undefined} onClose={() => setEdited(undefined)} title={t('setLimit')}>
        {edited && (
          <LimitForm
            limit={edited === 'new' ? undefined : edited}
            rulebook={rulebook}
            onDone={() => setEdited(undefined)}
          />
        )}
      </Sheet>
      <RemoveDialog limit={removed} rulebook={rulebook} onClose={() => setRemoved(undefined)} />
    </section>
  )
}

type LimitCardProps = { limit: Limit; onChange: () => void; onRemove: () => void }

function LimitCard({ limit, onChange, onRemove }: LimitCardProps) {
  const { t } = useTranslation('responsible')
  const language = useLanguage()
  const { kind, period, amount, used, remaining, resetTime, pending } = limit
  const title = t('limit', { context: `${kind}_${period}` })
  const money = (sum: number) => formatLimitAmount(kind, sum, language)
  return (
    <article className={styles.limit} aria-label={title}>
      <header>
        <h3>{title}</h3>
        <strong>{money(amount)}</strong>
      </header>
      <ProgressBar value={Math.min(used, amount)} max={amount} aria-label={t('used', { used: money(used) })} />
      <p className={styles.facts}>
        <span>{t('used', { used: money(used) })}</span>
        <span>{t('remaining', { amount: money(remaining), time: formatDayTime(resetTime) })}</span>
      </p>
      {pending ? (
        <PendingChange limit={limit} pending={pending} />
      ) : (
        <div className={styles.actions}>
          <Button variant="secondary" size="small" onClick={onChange}>
            {t('change')}
          </Button>
          <Button variant="quiet" size="small" onClick={onRemove}>
            {t('remove')}
          </Button>
        </div>
      )}
    </article>
  )
}

type PendingChangeProps = { limit: Limit; pending: NonNullable<Limit['pending']> }

function PendingChange({ limit: { kind, period, amount: old }, pending }: PendingChangeProps) {
  const { t } = useTranslation('responsible')
  const language = useLanguage()
  const isConfirmable = useServerTime((now) => now >= pending.confirmableTime)
  const confirm = useMutation(confirmLimit.mutationOptions(api))
  const takeBack = useMutation(cancelLimitChange.mutationOptions(api))
  const failed = confirm.error ?? takeBack.error
  const key: LimitKey = { kind, period }
  const change = { ...key, ...(pending.amount !== undefined && { amount: pending.amount }) }
  const texts = {
    old: formatLimitAmount(kind, old, language),
    amount: formatLimitAmount(kind, pending.amount ?? 0, language),
  }
  const send = async (sent: Promise<unknown>, done: string) => {
    const isDone = await sent.then(
      () => true,
      // The error is shown below the buttons.
      () => false,
    )
    if (isDone) await showToast(done, { kind: 'success' })
  }
  const isBusy = confirm.isPending || takeBack.isPending
  const confirmChange = () => !isBusy && send(confirm.mutateAsync({ input: change }), t('confirmed'))
  return (
    <div className={styles.pending}>
      <p>{pending.amount === undefined ? t('waitingRemoval', texts) : t('waitingChange', texts)}</p>
      <p>{t(isConfirmable ? 'confirmNow' : 'confirmFrom', { time: formatDayTime(pending.confirmableTime) })}</p>
      <FormFailure>{failed ? problemText(failed) : ''}</FormFailure>
      <div className={styles.actions}>
        {isConfirmable && (
          <Button size="small" busy={confirm.isPending} onClick={() => void confirmChange()}>
            {t('confirmChange')}
          </Button>
        )}
        <Button
          variant="secondary"
          size="small"
          busy={takeBack.isPending}
          onClick={() => void (!isBusy && send(takeBack.mutateAsync({ input: key }), t('kept')))}
        >
          {t('keep')}
        </Button>
      </div>
    </div>
  )
}

type RemoveDialogProps = { limit: Limit | undefined; rulebook: Rulebook; onClose: () => void }

function RemoveDialog({ limit, rulebook, onClose }: RemoveDialogProps) {
  const { t } = useTranslation(['responsible', 'app'])
  const language = useLanguage()
  const { mutate, isPending, error, reset } = useMutation(removeLimit.mutationOptions(api))
  const close = () => {
    reset()
    onClose()
  }
  const remove = () => {
    if (limit && !isPending) mutate({ input: { kind: limit.kind, period: limit.period } }, { onSuccess: close })
  }
  const delay = formatPeriod(Number(ruleOf(rulebook, 'limit.raise.delay') ?? 0), language)
  return (
    <Dialog
      open={limit !== undefined}
      onClose={close}
      title={t('removeTitle')}
      actions={
        <>
          <Button variant="secondary" size="small" onClick={close}>
            {t('keep')}
          </Button>
          <Button variant="danger" size="small" busy={isPending} onClick={remove}>
            {t('removeLimit')}
          </Button>
        </>
      }
    >
      <p>{t('removeText', { delay })}</p>
      <FormFailure>{error ? problemText(error) : ''}</FormFailure>
    </Dialog>
  )
}
