import { useLanguage } from '#i18n/i18n.ts'
import { api } from '#api/gateway.ts'
import { transferDownline } from '@longan/react-query/agent-transfers'
import { problem } from '@longan/sdk/inputs/rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { type Receipt, type ConfirmedInput, TransferConfirmation, TransferReceipt } from './transfer-steps.tsx'
import { type Language, toDecimal, toMinor } from '#lib/money/money.ts'
import { formatAmount } from '#lib/money/typed-money.ts'
import { Form } from '#shared/forms/form-layout.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { useMoneyCommand } from '#shared/money/use-money-command.ts'
import { Amount } from '#ui/text/amount.tsx'
import { AmountField } from '#ui/form/amount-field.tsx'
import { Button } from '#ui/action/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useDraft } from '#ui/form/use-draft.ts'

/** Form that transfers money to the upline. `balance` is in the gateway's decimals. */
export function TransferUp({ balance }: { balance: number }) {
  const { t } = useTranslation('agent')
  const language = useLanguage()
  const draft = useDraft('agent-transfer-up')
  const [order, setOrder] = useState<Order>()
  const [receipt, setReceipt] = useState<Receipt>()
  const [isConfirming, setConfirming] = useState(false)
  const [sentCount, setSentCount] = useState(0)
  const schema = v.object({ amount: amountUpTo(toMinor(balance), language) })
  const form = useGatewayForm(schema, ({ amount }) => {
    setReceipt(undefined)
    setOrder({ amount: toDecimal(amount), balance })
    setConfirming(true)
  })
  const close = () => setConfirming(false)
  const finish = (sent: Receipt) => {
    draft.clear()
    setReceipt(sent)
    setSentCount(sentCount + 1)
  }
  return (
    <>
      <Form {...form.props} aria-label={t('toUpline')} onChange={draft.onChange}>
        <AmountField key={sentCount} {...form.field('amount')} label={t('amount')} defaultValue={draft.get('amount')} />
        <Button type="submit" wide busy={form.busy}>
          {t('preview')}
        </Button>
      </Form>
      <Sheet open={isConfirming} onClose={close} title={t(receipt ? 'sent' : 'confirmTransfer')}>
        {receipt ? (
          <TransferReceipt receipt={receipt} onClose={close} />
        ) : (
          order && <Confirmation order={order} onSent={finish} />
        )}
      </Sheet>
    </>
  )
}

type Order = { amount: number; balance: number }

const amountUpTo = (balance: number, language: Language) =>
  v.pipe(
    v.number(problem('amountAbove0')),
    v.minValue(1, problem('amountAbove0')),
    v.maxValue(balance, problem('amountOfBalance', { amount: formatAmount(toDecimal(balance), language) })),
  )

function Confirmation({ order, onSent }: { order: Order; onSent: (receipt: Receipt) => void }) {
  const { t } = useTranslation('agent')
  const remaining = toDecimal(toMinor(order.balance) - toMinor(order.amount))
  const facts = [
    { label: t('toUpline'), value: <Amount value={order.amount} />, strong: true },
    { label: t('remaining'), value: <Amount value={remaining} /> },
  ]
  return <TransferConfirmation facts={facts} {...useTransferUp(order.amount)} onSent={onSent} />
}

/** Sends the transfer. The idempotency key survives a reload, until a response arrives. */
function useTransferUp(transferAmount: number) {
  const command = useMoneyCommand('agent-transfer-up', transferDownline.mutationOptions(api))
  const send = ({ password, remark }: ConfirmedInput) => {
    const order = { transferAmount, ...(remark && { remark }) }
    return command.send(order, (idempotencyKey) => ({ input: { ...order, password }, idempotencyKey }))
  }
  return { send, isUncertain: command.isUncertain }
}
