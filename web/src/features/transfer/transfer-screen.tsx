import { useLanguage } from '#i18n/i18n.ts'
import { api } from '#api/gateway.ts'
import { getMerchantWallet, transferAllBack, transferWallet } from '@longan/react-query/wallet'
import type { WalletAccount, WalletReturned, WalletTransfer } from '@longan/sdk'
import { useQuery, useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { walletsQuery, MAIN_WALLET_ID } from '#api/wallet/wallet.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { Failure } from '#shared/failure.tsx'
import { Fields, Form, FormFailure, Group, Lead, Screen } from '#shared/forms/form-layout.tsx'
import { Amount } from '#ui/text/amount.tsx'
import { ButtonLink, Button } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { useState } from 'react'
import * as v from 'valibot'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { problem } from '@longan/sdk/inputs/rules'
import { ArrowUpDown } from 'lucide-react'
import { formatMoney, toDecimal, toMinor } from '#lib/money/money.ts'
import { formatAmount } from '#lib/money/typed-money.ts'
import { amountRule } from '#shared/forms/amount-rule.ts'
import { CommandFailure } from '#shared/money/command-failure.tsx'
import { useMoneyCommand } from '#shared/money/use-money-command.ts'
import { AmountField } from '#ui/form/amount-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { useDraft } from '#ui/form/use-draft.ts'
import { prefetchTransfer } from './prefetch.ts'

export function TransferScreen() {
  const { t } = useTranslation('transfer')
  const singleWallet = useQuery(getMerchantWallet.queryOptions(api))
  const wallets = useQuery(walletsQuery())
  // If this query fails, the site is treated as having several wallets.
  if (singleWallet.isPending || wallets.isPending)
    return (
      <Screen>
        <Lead>{t('lead')}</Lead>
        <RowSkeletons count={5} height={72} />
      </Screen>
    )
  if (singleWallet.data) return <SingleWallet />
  if (!wallets.data) return <Failure query={wallets} />
  return (
    <Screen>
      <Lead>{t('lead')}</Lead>
      <ReturnAll wallets={wallets.data} />
      <TransferForm wallets={wallets.data} />
      <Wallets wallets={wallets.data} />
    </Screen>
  )
}

TransferScreen.prefetch = prefetchTransfer

function Wallets({ wallets }: { wallets: WalletAccount[] }) {
  const { t } = useTranslation('transfer')
  const nameOf = useNameOf()
  return (
    <Fields>
      <Group>{t('wallets')}</Group>
      <ListCard label={t('wallets')}>
        {wallets.map((one) => (
          <ListRow
            key={one.accountTypeId}
            title={nameOf(one)}
            {...(isClosed(one) && { text: t('closed') })}
            trailing={<Amount value={one.balance} />}
          />
        ))}
        <ListRow
          title={t('total')}
          text={t('moneyElsewhere', { count: outsideOf(wallets).length })}
          trailing={<Amount value={wallets.reduce((sum, { balance }) => sum + balance, 0)} />}
        />
      </ListCard>
    </Fields>
  )
}

function SingleWallet() {
  const { t } = useTranslation(['transfer', 'app'])
  const action = <ButtonLink to={paths.memberHome}>{t('app:memberHome')}</ButtonLink>
  return <Empty title={t('single')} text={t('singleText')} action={action} />
}

const schema = v.object({})

function ReturnAll({ wallets }: { wallets: WalletAccount[] }) {
  const { t } = useTranslation('transfer')
  const outside = outsideOf(wallets)
  const [result, setResult] = useState<WalletReturned>()
  const [isOpen, setOpen] = useState(false)
  const { mutateAsync } = useMutation(transferAllBack.mutationOptions(api))
  const form = useGatewayForm(schema, async () => {
    setResult(await mutateAsync({}))
    setOpen(true)
  })
  const sum = outside.reduce((total, { balance }) => total + balance, 0)
  return (
    <Form {...form.props} aria-label={t('transferAll')}>
      <ListCard>
        <ListRow title={t('inProviderWallets')} trailing={<Amount value={sum} size="amount" />} />
      </ListCard>
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" variant="secondary" wide busy={form.busy} disabled={outside.length === 0}>
        {t('transferAll')}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t(result?.remaining?.length ? 'partlyTransferred' : 'allTransferred')}
      >
        {result && <Result result={result} wallets={wallets} />}
      </Sheet>
    </Form>
  )
}

function Result({ result, wallets }: { result: WalletReturned; wallets: WalletAccount[] }) {
  const { t } = useTranslation('transfer')
  const nameOf = useNameOf()
  const walletOf = (id: number) => wallets.find(({ accountTypeId }) => accountTypeId === id)
  const name = (id: number) => {
    const wallet = walletOf(id)
    return wallet ? nameOf(wallet) : String(id)
  }
  /** Returns our own reason: the gateway's reasons are internal. */
  const reasonOf = (id: number, amount: number) => {
    const wallet = walletOf(id)
    if (wallet && isClosed(wallet)) return t('notTransferredClosed')
    return amount < 1 ? t('notTransferredSmall') : t('notTransferred')
  }
  return (
    <ListCard label={t('result')}>
      {result.returned?.map(({ accountTypeId: id, amount }) => (
        <ListRow
          key={`back-${id}`}
          title={name(id)}
          text={t('transferred')}
          trailing={<Amount value={amount} signed />}
        />
      ))}
      {result.remaining?.map(({ accountTypeId: id, amount }) => (
        <ListRow key={`rest-${id}`} title={name(id)} text={reasonOf(id, amount)} trailing={<Amount value={amount} />} />
      ))}
    </ListCard>
  )
}

/** Minor units per whole unit; only whole units can be transferred. */
const MINOR_PER_UNIT = 100
const QUICK_AMOUNTS = [100_000, 500_000, 1_000_000, 5_000_000].map((amount) => amount * MINOR_PER_UNIT)

/** Transfers an amount from one wallet to another, completely or not at all. */
function TransferForm({ wallets }: { wallets: WalletAccount[] }) {
  const [transferCount, setTransferCount] = useState(0)
  return <TransferFields key={transferCount} wallets={wallets} onMoved={() => setTransferCount(transferCount + 1)} />
}

function TransferFields({ wallets, onMoved }: { wallets: WalletAccount[]; onMoved: () => void }) {
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

const isClosed = ({ status }: WalletAccount) => status !== 'OK'

const outsideOf = (wallets: readonly WalletAccount[]) =>
  wallets.filter(({ accountTypeId, balance }) => accountTypeId !== MAIN_WALLET_ID && balance > 0)

function useNameOf() {
  const { t } = useTranslation('transfer')
  return ({ accountTypeId, displayName, accountTypeName = '' }: WalletAccount) =>
    accountTypeId === MAIN_WALLET_ID ? t('main') : displayName || accountTypeName
}
