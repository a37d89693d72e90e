import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { transferEnabledQuery } from '#api/agent-transfers.queries.ts'
import { walletQuery } from '#api/wallet.queries.ts'
import { Totals } from '#parts/records/totals.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { RecipientsSheet } from './recipients-sheet.tsx'
import { TransferForm } from './transfer-form.tsx'

/** Money for several below at once, or for nobody. The address keeps who they are. */
export function Transfer() {
  const { t } = useTranslation(['agent', 'app'])
  const { data: wallet } = useQuery(walletQuery())
  const { data: enabled } = useQuery(transferEnabledQuery())
  const { accounts, choose } = useRecipients()
  const [isChoosing, setChoosing] = useState(false)
  if (enabled?.transferDownEnabled === 'N') return <Empty title={t('transferOff')} />
  return (
    <>
      <Totals sums={[{ label: t('app:availableBalance'), value: wallet?.sumBalance }]} />
      <Button variant="secondary" wide onClick={() => setChoosing(true)}>
        <Users size={18} aria-hidden /> {t('chooseRecipients')}
      </Button>
      {accounts.length > 0 ? (
        <TransferForm accounts={accounts} onDone={() => choose([])} />
      ) : (
        <Empty title={t('noRecipients')} text={t('noRecipientsText')} />
      )}
      <RecipientsSheet open={isChoosing} chosen={accounts} onChange={choose} onClose={() => setChoosing(false)} />
    </>
  )
}

/** As many as the gateway takes at once. */
const MOST = 100

function useRecipients() {
  const [query, setQuery] = useSearchParams()
  const accounts = (query.get('to') ?? '').split(',').filter(Boolean)
  const choose = (next: readonly string[]) =>
    setQuery({ view: 'transfer', ...(next.length > 0 && { to: next.slice(0, MOST).join(',') }) }, { replace: true })
  return { accounts, choose }
}
