import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { type Enabled, transferEnabledQuery } from '#api/agent-transfers.queries.ts'
import { walletQuery } from '#api/wallet.queries.ts'
import { paths } from '#lib/paths.ts'
import { Failure } from '#shared/failure.tsx'
import { Totals } from '#shared/records/totals.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Chips } from '#ui/chips.tsx'
import { Empty } from '#ui/empty.tsx'
import { RowSkeletons } from '#ui/skeleton.tsx'
import { RecipientsSheet } from './recipients-sheet.tsx'
import { TransferForm } from './transfer-form.tsx'
import { TransferUp } from './transfer-up.tsx'

/** An agent's money for those below or the one above, as far as the site lets it. The address keeps whither. */
export function Transfer() {
  const { t } = useTranslation(['agent', 'app'])
  const wallet = useQuery(walletQuery())
  const enabled = useQuery(transferEnabledQuery())
  const [query, setQuery] = useSearchParams()
  if (enabled.error && !enabled.data) return <Failure query={enabled} />
  if (!enabled.data) return <RowSkeletons count={4} height={72} />
  const ways = waysOf(enabled.data)
  const [first] = ways
  if (!first) return <TransferOff />
  const way = ways.find((one) => one === query.get('way')) ?? first
  const choices = ways.map((value) => ({ value, label: t(value === 'up' ? 'toUpline' : 'toDownlines') }))
  return (
    <>
      <Totals sums={[{ label: t('app:availableBalance'), value: wallet.data?.sumBalance }]} />
      {choices.length > 1 && (
        <Chips
          label={t('direction')}
          choices={choices}
          value={way}
          onChange={(next) => setQuery({ view: 'transfer', way: next }, { replace: true })}
        />
      )}
      {way === 'down' && <Down />}
      {way === 'up' && <Up wallet={wallet} />}
    </>
  )
}

function TransferOff() {
  const { t } = useTranslation(['agent', 'titles'])
  const action = (
    <ButtonLink variant="secondary" to={paths.message}>
      {t('titles:message')}
    </ButtonLink>
  )
  return <Empty title={t('transferOff')} text={t('transferOffText')} action={action} />
}

const waysOf = ({ transferDownEnabled, transferUpEnabled }: Enabled) => [
  ...(transferDownEnabled === 'Y' ? ['down' as const] : []),
  ...(transferUpEnabled === 'Y' ? ['up' as const] : []),
]

/** What is left afterwards is told from what there is: without that nobody is asked. */
function Up({
  wallet,
}: {
  wallet: Parameters<typeof Failure>[0]['query'] & { data: { sumBalance: number } | undefined }
}) {
  if (wallet.data) return <TransferUp balance={wallet.data.sumBalance} />
  return wallet.error ? <Failure query={wallet} /> : <RowSkeletons count={2} height={72} />
}

/** For several below at once, or for nobody. */
function Down() {
  const { t } = useTranslation('agent')
  const { accounts, choose } = useRecipients()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
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
