import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { beginDeposit, type Channel, depositPromotionsQuery } from '#api/deposits.queries.ts'
import { useSettledLanguage } from '#api/use-settled-language.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { amountInWords } from '#lib/amount-words.ts'
import { underLayers } from '#lib/layers.ts'
import { toDecimal, toMinor } from '#lib/money.ts'
import styles from '#shared/forms/form.module.css'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { CommandFailure } from '#shared/money/command-failure.tsx'
import { useMoneyCommand } from '#shared/money/use-money-command.ts'
import { Facts } from '#shared/records/facts.tsx'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { depositAt } from './addresses.ts'
import { chargeOf } from './charge.ts'
import { DepositFacts, useSum } from './deposit-facts.tsx'
import { DepositOrder } from './later-order.ts'

/** A deposit that fits all rules and waits for the person's word. The amount is in minor units. */
export type Intended = { amount: number; bankCode: string; promotionId: number | undefined }

type ConfirmSheetProps = {
  channel: Channel
  /** What is looked at; nothing while nothing is. */
  intended: Intended | undefined
  onClose: () => void
  /** The gateway has it. */
  onBegun: () => void
}

/** All of a deposit at a glance, before it is sent. */
export function ConfirmSheet({ intended, ...props }: ConfirmSheetProps) {
  const { t } = useTranslation('deposit')
  return (
    <Sheet open={intended !== undefined} onClose={props.onClose} title={t('confirmTitle')}>
      {intended && <Confirmation intended={intended} {...props} />}
    </Sheet>
  )
}

type ConfirmationProps = ConfirmSheetProps & { intended: Intended }

function Confirmation(props: ConfirmationProps) {
  const { channel, intended, onClose } = props
  const { t } = useTranslation('deposit')
  const language = useLanguage()
  const sum = useSum()
  const { begin, isUncertain } = useBegin(props)
  const form = useGatewayForm(v.object({}), begin)
  const bank = channel.banks.find(({ bankCode }) => bankCode === intended.bankCode)?.bankChName
  const bonus = useBonus(channel, intended)
  const credited = intended.amount - chargeOf(channel, intended.amount)
  return (
    <form {...form.props} className={styles.form}>
      <Facts
        facts={[
          { label: t('channel'), value: channel.vendorName },
          channel.banks.length > 1 && { label: t('through'), value: bank ?? intended.bankCode },
          { label: t('amount'), value: sum(intended.amount), strong: true },
          { label: t('inWords'), value: amountInWords(intended.amount, language) },
        ]}
      />
      <DepositFacts
        channel={channel}
        bankCode={intended.bankCode}
        amount={intended.amount}
        more={[
          bonus !== undefined && { label: t('bonus'), value: bonus.amount > 0 ? sum(bonus.amount) : t('noBonus') },
          { label: t('turnover'), value: sum(credited + (bonus ? bonus.amount * bonus.factor : 0)) },
        ]}
      />
      <CommandFailure form={form} isUncertain={isUncertain} />
      <Button type="submit" wide busy={form.busy}>
        {t('confirm')}
      </Button>
      <Button variant="quiet" wide onClick={onClose}>
        {t('change')}
      </Button>
    </form>
  )
}

/** What the chosen promotion gives for this very amount; nothing where none is chosen, or nobody knows yet. */
function useBonus(channel: Channel, { amount, promotionId }: Intended) {
  const language = useSettledLanguage()
  const asked = useQuery({
    ...depositPromotionsQuery(channel, toDecimal(amount), language),
    enabled: promotionId !== undefined,
  })
  const chosen = asked.data?.find(({ id }) => id === promotionId)
  if (promotionId === undefined || !chosen) return undefined
  return { amount: toMinor(chosen.bonusAmount ?? 0), factor: chosen.turnoverFactor ?? 1 }
}

/** Sends it once, whatever happens on the way, and goes on to the order. */
function useBegin({ channel, intended, onClose, onBegun }: ConfirmationProps) {
  // While the person reads. What does not come now is asked for again where it is shown.
  useEffect(() => void DepositOrder.fetch().catch(() => undefined), [])
  const navigate = useNavigate()
  const { send, isUncertain } = useMoneyCommand('deposit', beginDeposit(useQueryClient()))
  const begin = async () => {
    const { amount, bankCode, promotionId } = intended
    const bankType = channel.banks.find((bank) => bank.bankCode === bankCode)?.bankType
    const body = {
      amount: toDecimal(amount),
      vendorId: channel.vendorId,
      bankCode,
      ...(bankType && { bankType }),
      ...(promotionId !== undefined && { promotionId }),
    }
    const { depositId } = await send(body, (idempotencyKey) => ({ way: channel.way, body, idempotencyKey }))
    onBegun()
    onClose()
    underLayers(() => void navigate(depositAt({ order: depositId })))
  }
  return { begin, isUncertain }
}
