import { api } from '#api/gateway.ts'
import { transferWallet } from '@longan/react-query/wallet'
import type { WalletAccount, WalletTransfer } from '@longan/sdk'
import { problem } from '@longan/sdk/inputs/rules'
import { ArrowUpDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { MAIN_WALLET_ID } from '#api/wallet/wallet.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { formatMoney, toDecimal, toMinor } from '#lib/money/money.ts'
import { formatAmount } from '#lib/money/typed-money.ts'
import { amountRule } from '#shared/forms/amount-rule.ts'
import { Form } from '#shared/forms/form-layout.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { CommandFailure } from '#shared/money/command-failure.tsx'
import { useMoneyCommand } from '#shared/money/use-money-command.ts'
import { AmountField } from '#ui/form/amount-field.tsx'
import { Button } from '#ui/action/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { useDraft } from '#ui/form/use-draft.ts'
import { isClosed, useNameOf } from './wallets.ts'

/** Minor units per whole unit; only whole units can be transferred. */
const MINOR_PER_UNIT = 100
const QUICK_AMOUNTS = [100_000, 500_000, 1_000_000, 5_000_000].map((amount) => amount * MINOR_PER_UNIT)

/** Transfers an amount from one wallet to another, completely or not at all. */
export function TransferForm({ wallets }: { wallets: WalletAccount[] }) {
  const [transferCount, setTransferCount] = useState(0)
  return <Fields key={transferCount} wallets={wallets} onMoved={() => setTransferCount(transferCount + 1)} />
}

function Fields({ wallets, onMoved }: { wallets: WalletAccount[]; onMoved: () => void }) {
  const { t } = useTranslation('transfer')
  const language = useLanguage()
  const draft = useDraft('transfer')
  const nameOf = useNameOf()
  const pair = useWalletPair(wallets)
  const max = Math.floor(toMinor(pair.from.balance) / MINOR_PER_UNIT) * MINOR_PER_UNIT
  const schema = v.object({ amount: wholeAmount(max, language) })
  const { move, isUncertain } = useMove()
  const form = useGatewayForm(schema, async ({ amount }) => {
    await move({
      fromAccountTypeId: pair.from.accountTypeId,
      toAccountTypeId: pair.to.accountTypeId,
      amount: toDecimal(amount),
    })
    draft.clear()
    const words = { amount: formatAmount(toDecimal(amount), language), to: nameOf(pair.to) }
    void showToast(t('transferDone', words), { kind: 'success' })
    onMoved()
  })
  const options = (all: WalletAccount[]) =>
    all.map((one) => ({
      value: String(one.accountTypeId),
      label: `${nameOf(one)} · ${isClosed(one) ? t('closed') : formatMoney(one.balance, language)}`,
    }))
  return (
    <Form {...form.props} aria-label={t('move')} onChange={draft.onChange}>
      <SelectField
        name="from"
        label={t('from')}
        value={String(pair.from.accountTypeId)}
        options={options(wallets)}
        onChange={pair.setFrom}
      />
      <Button variant="quiet" onClick={pair.swap}>
        <ArrowUpDown size={18} aria-hidden /> {t('swap')}
      </Button>
      <SelectField
        name="to"
        label={t('to')}
        value={String(pair.to.accountTypeId)}
        options={options(wallets.filter((one) => one !== pair.from))}
        onChange={pair.setTo}
      />
      <AmountField
        {...form.field('amount')}
        label={t('amount')}
        defaultValue={draft.get('amount')}
        hint={t('available', { amount: formatAmount(toDecimal(max), language) })}
        all={max}
        quick={[...new Set([...QUICK_AMOUNTS.filter((one) => one < max), max])].filter((one) => one > 0)}
      />
      <CommandFailure form={form} isUncertain={isUncertain} />
      <Button type="submit" wide busy={form.busy}>
        {t('move')}
      </Button>
    </Form>
  )
}

const wholeAmount = (max: number, language: Parameters<typeof amountRule>[1]) =>
  v.pipe(
    amountRule({ min: MINOR_PER_UNIT, max: Infinity, balance: max }, language),
    v.check((minor) => minor % MINOR_PER_UNIT === 0, problem('amountWhole')),
  )

/** Sends a transfer once for each intent: if the outcome is unknown, it is sent again with the same idempotency key. */
function useMove() {
  const { send, isUncertain } = useMoneyCommand('transfer', transferWallet.mutationOptions(api))
  const move = (body: WalletTransfer) => send(body, (idempotencyKey) => ({ input: body, idempotencyKey }))
  return { move, isUncertain }
}

/** Source and destination wallet; they always differ. */
function useWalletPair(wallets: WalletAccount[]) {
  const first = wallets.find(({ accountTypeId }) => accountTypeId === MAIN_WALLET_ID) ?? wallets[0]!
  const other = wallets.find((one) => one !== first && !isClosed(one)) ?? wallets.find((one) => one !== first) ?? first
  const [ids, setIds] = useState({ from: first.accountTypeId, to: other.accountTypeId })
  const walletOf = (id: number, otherwise: WalletAccount) =>
    wallets.find(({ accountTypeId }) => accountTypeId === id) ?? otherwise
  const swap = () => setIds({ from: ids.to, to: ids.from })
  return {
    from: walletOf(ids.from, first),
    to: walletOf(ids.to, other),
    swap,
    setFrom: (id: string) => (Number(id) === ids.to ? swap() : setIds({ ...ids, from: Number(id) })),
    setTo: (id: string) => setIds({ ...ids, to: Number(id) }),
  }
}
