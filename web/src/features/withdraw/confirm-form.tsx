import { paymentPin } from '@longan/sdk/inputs/accounts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import type { Account, AccountList } from '#api/accounts.queries.ts'
import { useModule } from '#api/system.queries.ts'
import { chargeQuery, withdraw } from '#api/withdrawals.queries.ts'
import { toDecimal } from '#lib/money.ts'
import { paths } from '#lib/paths.ts'
import { Failure } from '#shared/failure.tsx'
import { ForgottenPin } from '#shared/forms/forgotten-pin.tsx'
import styles from '#shared/forms/form.module.css'
import { PinField } from '#shared/forms/pin-field.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { Facts } from '#shared/records/facts.tsx'
import { CommandFailure } from '#shared/money/command-failure.tsx'
import { useMoneyCommand } from '#shared/money/use-money-command.ts'
import { Amount } from '#ui/amount.tsx'
import { Button } from '#ui/button.tsx'
import { RowSkeletons } from '#ui/skeleton.tsx'
import { nameOf } from './account-field.tsx'
import { kindOf, withdrawTypes } from './accounts.ts'

/** What somebody intends: minor units, to one of their accounts. */
export type Order = { amount: number; account: Account; list: AccountList }
type ConfirmFormProps = { order: Order; onDone: () => void; onTaken: () => void }

const withPin = v.object({ password: paymentPin })
const withoutPin = v.object({ password: v.optional(paymentPin) })
/** More than this is looked at longer, minor units. */
const LARGE = 5_000_000_000

/** Everything about the withdrawal once more, its cost, and the payment password that sends it, where the site asks for one. */
export function ConfirmForm({ order, onDone, onTaken }: ConfirmFormProps) {
  const { t } = useTranslation('withdraw')
  const { amount, account } = order
  const withdrawType = withdrawTypes[kindOf(account)]
  const charge = useQuery(chargeQuery({ withdrawAmount: toDecimal(amount), withdrawType }))
  const { send, isUncertain } = useOrder(order)
  const navigate = useNavigate()
  const asksForPin = !useModule('WDRAWNOPASSVERIF3')
  const form = useGatewayForm(
    asksForPin ? withPin : withoutPin,
    async ({ password }) => {
      const { refId } = await send(password)
      onTaken()
      onDone()
      if (refId) await navigate(paths.withdrawal(refId), { replace: true })
    },
    { paymentPassword: 'password' },
  )
  if (charge.error && charge.data === undefined) return <Failure query={charge} />
  if (charge.data === undefined) return <RowSkeletons count={4} height={48} />
  const sum = toDecimal(amount)
  return (
    <form {...form.props} className={styles.form} aria-label={t('confirm')}>
      <Facts
        facts={[
          { label: t('account'), value: nameOf(account) },
          account.cardHolder ? { label: t('holder'), value: account.cardHolder } : undefined,
          { label: t('amount'), value: <Amount value={sum} unit /> },
          { label: t('fee'), value: charge.data > 0 ? <Amount value={charge.data} unit /> : t('free') },
          { label: t('received'), value: <Amount value={sum - charge.data} unit />, strong: true },
          { label: t('arrival'), value: t(amount > LARGE ? 'arrivalLong' : 'arrivalUsual') },
        ]}
      />
      <p className={styles.lead}>{t('noWayBack')}</p>
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
    </form>
  )
}

/** Sends the order once for each intent; whether it is known what became of it. */
function useOrder(order: Order) {
  const command = useMoneyCommand('withdraw', withdraw(useQueryClient()))
  const body = bodyOf(order)
  const send = (password: string | undefined) =>
    // A mistyped password is no other intent.
    command.send(body, (idempotencyKey) => ({ body: { ...body, ...(password && { password }) }, idempotencyKey }))
  return { send, isUncertain: command.isUncertain }
}

function bodyOf({ amount, account, list }: Order) {
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
