import { useLanguage } from '#i18n/i18n.ts'
import { api } from '#api/gateway.ts'
import { getWithdrawCharges, withdraw, getWithdrawTurnover } from '@longan/react-query/withdrawals'
import { paymentPin } from '@longan/sdk/inputs/accounts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import type { Account, AccountList, WalletAccount } from '@longan/sdk'
import { useModule } from '#api/site/system.queries.ts'
import { toDecimal, formatMoney } from '#lib/money/money.ts'
import { paths } from '#lib/site/paths.ts'
import { Failure } from '#shared/failure.tsx'
import { ForgottenPin, PinField } from '#shared/forms/pin-field.tsx'
import { Form, FormLink, Lead } from '#shared/forms/form-layout.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { Facts } from '#shared/records/facts.tsx'
import { CommandFailure } from '#shared/money/command-failure.tsx'
import { useMoneyCommand } from '#shared/money/use-money-command.ts'
import { Amount } from '#ui/text/amount.tsx'
import { Button } from '#ui/action/button.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { nameOf } from './account-field.tsx'
import { kindOf, withdrawTypes } from './accounts.ts'
import { MAIN_WALLET_ID } from '#api/wallet/wallet.queries.ts'
import type { WithdrawSettings } from './withdrawals.queries.ts'
import type { Limits } from './limits.ts'

/** A withdrawal to confirm; `amount` in minor units. */
export type WithdrawOrder = { amount: number; account: Account; list: AccountList }
type ConfirmFormProps = { order: WithdrawOrder; onDone: () => void; onAccepted: () => void }

const withPin = v.object({ password: paymentPin })
const withoutPin = v.object({ password: v.optional(paymentPin) })
/** A larger amount is reviewed longer, minor units. */
const REVIEW_THRESHOLD = 5_000_000_000

export function ConfirmForm({ order, onDone, onAccepted }: ConfirmFormProps) {
  const { t } = useTranslation('withdraw')
  const { amount, account } = order
  const withdrawType = withdrawTypes[kindOf(account)]
  const charge = useQuery({
    ...getWithdrawCharges.queryOptions(api, { withdrawAmount: toDecimal(amount), withdrawType }),
    staleTime: 0,
  })
  const { send, isUncertain } = useOrder(order)
  const navigate = useNavigate()
  const asksForPin = !useModule('WDRAWNOPASSVERIF3')
  const form = useGatewayForm(
    asksForPin ? withPin : withoutPin,
    async ({ password }) => {
      const { refId } = await send(password)
      onAccepted()
      onDone()
      if (refId) await navigate(paths.withdrawal(refId), { replace: true })
    },
    { paymentPassword: 'password' },
  )
  if (charge.error && charge.data === undefined) return <Failure query={charge} />
  if (charge.data === undefined) return <RowSkeletons count={4} height={48} />
  const sum = toDecimal(amount)
  return (
    <Form {...form.props} aria-label={t('confirm')}>
      <Facts
        facts={[
          { label: t('account'), value: nameOf(account) },
          account.cardHolder ? { label: t('holder'), value: account.cardHolder } : undefined,
          { label: t('amount'), value: <Amount value={sum} /> },
          { label: t('fee'), value: charge.data > 0 ? <Amount value={charge.data} /> : t('free') },
          { label: t('received'), value: <Amount value={sum - charge.data} />, strong: true },
          { label: t('arrival'), value: t(amount > REVIEW_THRESHOLD ? 'arrivalLong' : 'arrivalUsual') },
        ]}
      />
      <Lead>{t('notCancellable')}</Lead>
      {asksForPin && (
        <>
          <PinField {...form.field('password')} label={t('pin')} />
          <ForgottenPin />
        </>
      )}
      <CommandFailure form={form} isUncertain={isUncertain} />
      <Button type="submit" wide busy={form.busy}>
        {t('send')}
      </Button>
    </Form>
  )
}

/** Sends the order once for each intent. `isUncertain`: the outcome of the last attempt is unknown. */
function useOrder(order: WithdrawOrder) {
  const command = useMoneyCommand('withdraw', withdraw.mutationOptions(api, { isBackground: true }))
  const body = bodyOf(order)
  const send = (password: string | undefined) =>
    // The password is not part of the intent: correcting it keeps the idempotency key.
    command.send(body, (idempotencyKey) => ({ input: { ...body, ...(password && { password }) }, idempotencyKey }))
  return { send, isUncertain: command.isUncertain }
}

function bodyOf({ amount, account, list }: WithdrawOrder) {
  const { bankCardId } = account
  const kind = kindOf(account)
  const group = list.eWallets.find(({ eWallets }) => eWallets.some((one) => one.bankCardId === bankCardId))
  return {
    amount: toDecimal(amount),
    currentWithdrawType: withdrawTypes[kind],
    ...(kind === 'V' ? { accountId: bankCardId } : { bankCardId }),
    ...(group && { groupId: group.groupId }),
  }
}

type WithdrawSummaryProps = { settings: WithdrawSettings; limits: Limits; wallets: WalletAccount[] }

export function WithdrawSummary({ settings, limits, wallets }: WithdrawSummaryProps) {
  const { t } = useTranslation('withdraw')
  const { data: turnover, isError } = useQuery({ ...getWithdrawTurnover.queryOptions(api), staleTime: 0 })
  const { timesLeft, sumLeft } = limits
  const { remainingFreeCount: free, withdrawExceedChargeMsg: fees } = settings
  const left = turnover && Math.max(0, turnover.totalRequiredTurnover - turnover.totalActualTurnover)
  return (
    <>
      <Facts
        facts={[
          { label: t('balance'), value: <Amount value={toDecimal(limits.balance)} />, strong: true },
          timesLeft !== undefined && { label: t('timesLeft'), value: t('times', { count: timesLeft }) },
          sumLeft !== undefined && { label: t('limitLeft'), value: <Amount value={sumLeft} /> },
          free !== undefined && { label: t('freeWithdrawalsLeft'), value: t('times', { count: free }) },
          !isError && { label: t('turnoverLeft'), value: <Amount value={left} /> },
          { label: t('arrival'), value: t('arrivalUsual') },
        ]}
      />
      {fees && <Lead>{fees}</Lead>}
      <VendorBalances wallets={wallets} />
    </>
  )
}

/** Balances at vendors must be transferred back before they can be withdrawn. */
function VendorBalances({ wallets }: { wallets: WalletAccount[] }) {
  const { t } = useTranslation('withdraw')
  const language = useLanguage()
  const sum = wallets
    .filter(({ accountTypeId }) => accountTypeId !== MAIN_WALLET_ID)
    .reduce((total, { balance }) => total + balance, 0)
  if (sum === 0) return null
  return (
    <Lead>
      {t('inProviderWallets', { amount: formatMoney(sum, language) })}{' '}
      <FormLink to={paths.transfer}>{t('transferToMain')}</FormLink>
    </Lead>
  )
}
