import type { WalletAccount, Account, AccountList } from '@longan/sdk'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { useLanguage } from '#i18n/i18n.ts'
import { MAIN_WALLET_ID } from '#api/wallet/wallet.queries.ts'
import type { WithdrawSettings } from './withdrawals.queries.ts'
import { Failure } from '#shared/failure.tsx'
import { Form } from '#shared/forms/form-layout.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { AmountField } from '#ui/form/amount-field.tsx'
import { Button } from '#ui/action/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { useDraft } from '#ui/form/use-draft.ts'
import { AccountField } from './account-field.tsx'
import { kindOf } from './accounts.ts'
import { ConfirmForm, type WithdrawOrder, WithdrawSummary } from './confirm-form.tsx'
import { openAccounts, quickAmounts, limitsOf, wholeBalance, withdrawalRule } from './limits.ts'

export type FormQueries = { accounts: UseQueryResult<AccountList>; wallets: UseQueryResult<WalletAccount[]> }

export function WithdrawForm({ settings, accounts, wallets }: FormQueries & { settings: WithdrawSettings }) {
  const failed = [accounts, wallets].find((query) => query.error && !query.data)
  if (failed) return <Failure query={failed} />
  if (!accounts.data || !wallets.data) return <RowSkeletons count={4} height={72} />
  return <Fields settings={settings} list={accounts.data} wallets={wallets.data} />
}

type FieldsProps = { settings: WithdrawSettings; list: AccountList; wallets: WalletAccount[] }

function Fields({ settings, list, wallets }: FieldsProps) {
  const { t } = useTranslation('withdraw')
  const language = useLanguage()
  const draft = useDraft('withdraw')
  const open = openAccounts(list, settings)
  const [account, choose] = useAccount(open, draft.get('account'))
  const [order, setOrder] = useState<WithdrawOrder>()
  const [isConfirming, setConfirming] = useState(false)
  const balance = wallets.find(({ accountTypeId }) => accountTypeId === MAIN_WALLET_ID)?.availBalance ?? 0
  const limits = limitsOf(account ? kindOf(account) : 'B', { settings, list, balance })
  const schema = v.object({ account: v.string(), amount: withdrawalRule(limits, language) })
  const form = useGatewayForm(schema, ({ amount }) => {
    if (!account) return
    setOrder({ amount, account, list })
    setConfirming(true)
  })
  const chooseAccount = (one: Account) => {
    choose(one)
    draft.set('account', String(one.bankCardId))
  }
  return (
    <>
      <Form {...form.props} aria-label={t('requestWithdrawal')} onChange={draft.onChange}>
        <AccountField {...form.field('account')} accounts={open} chosen={account} onChoose={chooseAccount} />
        <AmountField
          {...form.field('amount')}
          label={t('amount')}
          defaultValue={draft.get('amount')}
          min={limits.min}
          max={limits.max}
          quick={quickAmounts(limits)}
          all={wholeBalance(limits)}
          isFixed={limits.fixed.length > 0}
        />
        <WithdrawSummary settings={settings} limits={limits} wallets={wallets} />
        <Button type="submit" wide busy={form.busy} disabled={!account}>
          {t('continue')}
        </Button>
      </Form>
      <Sheet open={isConfirming} onClose={() => setConfirming(false)} title={t('confirm')}>
        {order && <ConfirmForm order={order} onDone={() => setConfirming(false)} onAccepted={draft.clear} />}
      </Sheet>
    </>
  )
}

function useAccount(open: Account[], before: string | undefined) {
  const [id, setId] = useState(Number(before ?? 0))
  const chosen =
    open.find(({ bankCardId }) => bankCardId === id) ?? open.find(({ isDefault }) => isDefault === 'Y') ?? open[0]
  return [chosen, ({ bankCardId }: Account) => setId(bankCardId)] as const
}
