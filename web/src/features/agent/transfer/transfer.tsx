import { api } from '#api/gateway.ts'
import { getTransferEnabled } from '@longan/react-query/agent-transfers'
import { useQuery, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Fields, Row } from '#shared/forms/form-layout.tsx'
import type { TransferSetting } from './transfer-steps.tsx'
import { walletQuery } from '#api/wallet/wallet.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { Failure } from '#shared/failure.tsx'
import { Totals } from '#shared/records/facts.tsx'
import { Button, ButtonLink } from '#ui/action/button.tsx'
import { Chips } from '#ui/action/chips.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { TransferForm } from './transfer-form.tsx'
import { TransferUp } from './transfer-up.tsx'
import { downlinesQuery } from '../agent.queries.ts'
import { PagedList } from '#shared/paged-list.tsx'
import { Amount } from '#ui/text/amount.tsx'
import { CheckField } from '#ui/form/text-field.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { NoDownlines } from '#features/agent/empty-states.tsx'

export function Transfer() {
  const { t } = useTranslation(['agent', 'app'])
  const wallet = useQuery(walletQuery())
  const enabled = useQuery(getTransferEnabled.queryOptions(api))
  const [query, setQuery] = useSearchParams()
  if (enabled.error && !enabled.data) return <Failure query={enabled} />
  if (!enabled.data) return <RowSkeletons count={4} height={72} />
  const directions = directionsOf(enabled.data)
  const [first] = directions
  if (!first) return <TransferOff />
  const direction = directions.find((one) => one === query.get('way')) ?? first
  const choices = directions.map((value) => ({ value, label: t(value === 'up' ? 'toUpline' : 'toDownlines') }))
  return (
    <>
      <Totals sums={[{ label: t('app:availableBalance'), value: wallet.data?.sumBalance }]} />
      {choices.length > 1 && (
        <Chips
          label={t('direction')}
          choices={choices}
          value={direction}
          onChange={(next) => setQuery({ view: 'transfer', way: next }, { replace: true })}
        />
      )}
      {direction === 'down' && <TransferDown />}
      {direction === 'up' && <UplineTransfer wallet={wallet} />}
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

const directionsOf = ({ transferDownEnabled, transferUpEnabled }: TransferSetting) => [
  ...(transferDownEnabled === 'Y' ? ['down' as const] : []),
  ...(transferUpEnabled === 'Y' ? ['up' as const] : []),
]

/** Needs the balance, because the form shows what remains after the transfer. */
function UplineTransfer({
  wallet,
}: {
  wallet: Parameters<typeof Failure>[0]['query'] & { data: { sumBalance: number } | undefined }
}) {
  if (wallet.data) return <TransferUp balance={wallet.data.sumBalance} />
  return wallet.error ? <Failure query={wallet} /> : <RowSkeletons count={2} height={72} />
}

function TransferDown() {
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
      <RecipientsSheet open={isChoosing} selected={accounts} onChange={choose} onClose={() => setChoosing(false)} />
    </>
  )
}

/** Limit of the gateway. */
const MAX_RECIPIENTS = 100

function useRecipients() {
  const [query, setQuery] = useSearchParams()
  const accounts = (query.get('to') ?? '').split(',').filter(Boolean)
  const choose = (next: readonly string[]) =>
    setQuery(
      { view: 'transfer', ...(next.length > 0 && { to: next.slice(0, MAX_RECIPIENTS).join(',') }) },
      { replace: true },
    )
  return { accounts, choose }
}

type RecipientsProps = {
  selected: readonly string[]
  onChange: (accounts: readonly string[]) => void
  onClose: () => void
}

function RecipientsSheet({ open, ...props }: RecipientsProps & { open: boolean }) {
  const { t } = useTranslation('agent')
  return (
    <Sheet open={open} onClose={props.onClose} title={t('chooseRecipients')}>
      <Recipients {...props} />
    </Sheet>
  )
}

function Recipients({ selected, onChange, onClose }: RecipientsProps) {
  const { t } = useTranslation('agent')
  const [name, setName] = useState('')
  const downlines = useInfiniteQuery({ ...downlinesQuery({ name, upline: '' }), placeholderData: keepPreviousData })
  const toggle = (account: string) =>
    onChange(selected.includes(account) ? selected.filter((one) => one !== account) : [...selected, account])
  return (
    <Fields>
      <SearchField value={name} onChange={setName} label={t('searchTeam')} placeholder={t('searchTeam')} />
      <PagedList query={downlines} keyOf={({ username }) => username} empty={<NoDownlines search={name} />}>
        {({ username, balance }) => (
          <Row>
            <CheckField
              name={username}
              label={username}
              checked={selected.includes(username)}
              onChange={() => toggle(username)}
            />
            <Amount value={balance} />
          </Row>
        )}
      </PagedList>
      <Button wide onClick={onClose}>
        {t('doneSelected', { total: selected.length })}
      </Button>
    </Fields>
  )
}
