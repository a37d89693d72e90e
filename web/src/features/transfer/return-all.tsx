import { api } from '#api/gateway.ts'
import { transferAllBack } from '@longan/react-query/wallet'
import type { WalletAccount, WalletReturned } from '@longan/sdk'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { FormFailure } from '#shared/forms/form-failure.tsx'
import { Form } from '#shared/forms/form-layout.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { Amount } from '#ui/text/amount.tsx'
import { Button } from '#ui/action/button.tsx'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { isClosed, outsideOf, useNameOf } from './wallets.ts'

const schema = v.object({})

export function ReturnAll({ wallets }: { wallets: WalletAccount[] }) {
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
