import type { Downline } from '@longan/sdk'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { downlinesQuery } from '#api/agent/agent.queries.ts'
import { useModule } from '#api/site/system.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { formatAmount } from '#lib/money/typed-money.ts'
import { PagedList } from '#shared/paged-list.tsx'
import { RecordRow } from '#shared/records/record-row.tsx'
import { Totals } from '#shared/records/totals.tsx'
import { TypedSearch } from '#shared/typed-search.tsx'
import { Amount } from '#ui/text/amount.tsx'
import { ButtonLink } from '#ui/action/button.tsx'
import { VirtualList } from '#ui/list/virtual-list.tsx'
import { DownlineSheet } from './downline-sheet.tsx'
import { NoDownlines } from './empty-states.tsx'
import { viewPath } from './views.ts'

/**
 * Downlines, one level at a time; each level is a history entry. A search covers all levels. The address stores both.
 */
export function Team() {
  const { t } = useTranslation('agent')
  const [query, setQuery] = useSearchParams()
  const [name, upline] = [query.get('name') ?? '', query.get('upline') ?? '']
  const downlines = useInfiniteQuery({ ...downlinesQuery({ name, upline }), placeholderData: keepPreviousData })
  const [selected, setSelected] = useState<Downline>()
  const search = (text: string) =>
    setQuery({ view: 'team', ...(upline && { upline }), ...(text && { name: text }) }, { replace: true })
  const canCreate = useModule('AGEREGDOWN3')
  const language = useLanguage()
  const total = downlines.data?.pages[0]?.total ?? 0
  return (
    <>
      <TypedSearch text={name} onSearch={search} label={t('searchTeam')} />
      {canCreate && !upline && (
        <ButtonLink variant="secondary" wide to={viewPath('newDownline')}>
          <UserPlus size={18} aria-hidden /> {t('newDownline')}
        </ButtonLink>
      )}
      <PagedList
        query={downlines}
        list={VirtualList}
        keyOf={({ username }) => username}
        empty={<NoDownlines search={name} />}
        head={
          <Totals
            sums={[
              {
                label: upline && !name ? t('downlineOf', { name: upline }) : t('people'),
                text: formatAmount(total, language),
              },
            ]}
          />
        }
      >
        {(person) => <PersonRow person={person} onOpen={() => setSelected(person)} />}
      </PagedList>
      <DownlineSheet person={selected} onClose={() => setSelected(undefined)} />
    </>
  )
}

function PersonRow({ person, onOpen }: { person: Downline; onOpen: () => void }) {
  const { t } = useTranslation('agent')
  const { username, nickname, type, downlineCount, level, balance } = person
  const kind = t(type === 1 ? 'agent' : 'member')
  const count = downlineCount > 0 ? ` · ${t('directCount', { total: downlineCount })}` : ''
  return (
    <RecordRow
      title={nickname ? `${username} (${nickname})` : username}
      text={kind + count}
      amount={<Amount value={balance} />}
      aside={t('level', { level })}
      onOpen={onOpen}
    />
  )
}
