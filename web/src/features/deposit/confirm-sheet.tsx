import { useLanguage } from '#i18n/i18n.ts'
import { api } from '#api/gateway.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { type Channel, depositPromotionsQuery, depositCommands } from '#api/wallet/deposits.queries.ts'
import { useDebouncedLanguage } from '#i18n/use-debounced-language.ts'
import { amountInWords } from '#lib/money/amount-words.ts'
import { afterLayersClosed } from '#lib/device/layers.ts'
import { toDecimal, toMinor } from '#lib/money/money.ts'
import { Form } from '#shared/forms/form-layout.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { CommandFailure } from '#shared/money/command-failure.tsx'
import { useMoneyCommand } from '#shared/money/use-money-command.ts'
import { Facts } from '#shared/records/facts.tsx'
import { Button } from '#ui/action/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { depositPath } from './deposit-path.ts'
import { chargeOf } from './charge.ts'
import { useLimitRefusal } from './deposit-limit.tsx'
import { DepositFacts, useSum } from './deposit-facts.tsx'
import { DepositOrder } from './lazy-order.ts'

/** A validated deposit before its confirmation. `amount` is in minor units. */
export type DepositIntent = { amount: number; bankCode: string; promotionId: number | undefined }

type ConfirmSheetProps = {
  channel: Channel
  intent: DepositIntent | undefined
  onClose: () => void
  onCreated: () => void
}

export function ConfirmSheet({ intent, ...props }: ConfirmSheetProps) {
  const { t } = useTranslation('deposit')
  return (
    <Sheet open={intent !== undefined} onClose={props.onClose} title={t('confirmTitle')}>
      {intent && <Confirmation intent={intent} {...props} />}
    </Sheet>
  )
}

type ConfirmationProps = ConfirmSheetProps & { intent: DepositIntent }

function Confirmation(props: ConfirmationProps) {
  const { channel, intent, onClose } = props
  const { t } = useTranslation('deposit')
  const language = useLanguage()
  const sum = useSum()
  const { create, isUncertain } = useCreateDeposit(props)
  const refusal = useLimitRefusal()
  const form = useGatewayForm(v.object({}), async () => {
    await refusal.explain(undefined)
    await create().catch(async (error: unknown) => {
      await refusal.explain(error)
      throw error
    })
  })
  const bank = channel.banks.find(({ bankCode }) => bankCode === intent.bankCode)?.bankChName
  const bonus = useBonus(channel, intent)
  const credited = intent.amount - chargeOf(channel, intent.amount)
  return (
    <Form {...form.props}>
      <Facts
        facts={[
          { label: t('channel'), value: channel.vendorName },
          channel.banks.length > 1 && { label: t('via'), value: bank ?? intent.bankCode },
          { label: t('amount'), value: sum(intent.amount), strong: true },
          { label: t('inWords'), value: amountInWords(intent.amount, language) },
        ]}
      />
      <DepositFacts
        channel={channel}
        bankCode={intent.bankCode}
        amount={intent.amount}
        more={[
          bonus !== undefined && { label: t('bonus'), value: bonus.amount > 0 ? sum(bonus.amount) : t('noBonus') },
          { label: t('wageringRequirement'), value: sum(credited + (bonus ? bonus.amount * bonus.factor : 0)) },
        ]}
      />
      <CommandFailure form={form} isUncertain={isUncertain} />
      {refusal.note}
      <Button type="submit" wide busy={form.busy}>
        {t('confirm')}
      </Button>
      <Button variant="quiet" wide onClick={onClose}>
        {t('edit')}
      </Button>
    </Form>
  )
}

/** Returns the bonus for this amount; undefined without a promotion or until it is loaded. */
function useBonus(channel: Channel, { amount, promotionId }: DepositIntent) {
  const language = useDebouncedLanguage()
  const promotions = useQuery({
    ...depositPromotionsQuery(channel, toDecimal(amount), language),
    enabled: promotionId !== undefined,
  })
  const selected = promotions.data?.find(({ id }) => id === promotionId)
  if (promotionId === undefined || !selected) return undefined
  return { amount: toMinor(selected.bonusAmount ?? 0), factor: selected.turnoverFactor ?? 1 }
}

function useCreateDeposit({ channel, intent, onClose, onCreated }: ConfirmationProps) {
  // Preloads the order page while the user reads. On failure it is loaded again when it is shown.
  useEffect(() => void DepositOrder.preload().catch(() => undefined), [])
  const navigate = useNavigate()
  const { send, isUncertain } = useMoneyCommand('deposit', depositCommands[channel.kind].mutationOptions(api))
  const create = async () => {
    const { amount, bankCode, promotionId } = intent
    const bankType = channel.banks.find((bank) => bank.bankCode === bankCode)?.bankType
    const body = {
      amount: toDecimal(amount),
      vendorId: channel.vendorId,
      bankCode,
      ...(bankType && { bankType }),
      ...(promotionId !== undefined && { promotionId }),
    }
    const { depositId } = await send(body, (idempotencyKey) => ({ input: body, idempotencyKey }))
    onCreated()
    onClose()
    afterLayersClosed(() => void navigate(depositPath({ order: depositId })))
  }
  return { create, isUncertain }
}
