import type { Downline } from '@longan/sdk'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { downlinesQuery } from '#api/agent.queries.ts'
import { useModule } from '#api/system.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { formatAmount } from '#lib/typed-money.ts'
import { PagedList } from '#shared/paged-list.tsx'
import { RecordRow } from '#shared/records/record-row.tsx'
import { Totals } from '#shared/records/totals.tsx'
import { TypedSearch } from '#shared/typed-search.tsx'
import { Amount } from '#ui/amount.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { LongList } from '#ui/long-list.tsx'
import { DownlineSheet } from './downline-sheet.tsx'
import { Nobody } from './nothing-here.tsx'
import { viewPath } from './views.ts'

/**
 * Those below, a level at a time: the way down and the way back are the browser's. A search goes through all levels. The
 * address keeps both.
 */
export function Team() {
  const { t } = useTranslation('agent')
  const [query, setQuery] = useSearchParams()
  const [name, upline] = [query.get('name') ?? '', query.get('upline') ?? '']
  const people = useInfiniteQuery({ ...downlinesQuery({ name, upline }), placeholderData: keepPreviousData })
  const [opened, setOpened] = useState<Downline>()
  const search = (text: string) =>
    setQuery({ view: 'team', ...(upline && { upline }), ...(text && { name: text }) }, { replace: true })
  const canMake = useModule('AGEREGDOWN3')
  const language = useLanguage()
  const total = people.data?.pages[0]?.total ?? 0
  return (
    <>
      <TypedSearch text={name} onSearch={search} label={t('searchTeam')} />
      {canMake && !upline && (
        <ButtonLink variant="secondary" wide to={viewPath('newDownline')}>
          <UserPlus size={18} aria-hidden /> {t('newDownline')}
        </ButtonLink>
      )}
      <PagedList
        query={people}
        list={LongList}
        keyOf={({ username }) => username}
        empty={<Nobody sought={name} />}
        head={
          <Totals
            sums={[
              {
                label: upline && !name ? t('below', { name: upline }) : t('people'),
                text: formatAmount(total, language),
              },
            ]}
          />
        }
      >
        {(person) => <PersonRow person={person} onOpen={() => setOpened(person)} />}
      </PagedList>
      <DownlineSheet person={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}

function PersonRow({ person, onOpen }: { person: Downline; onOpen: () => void }) {
  const { t } = useTranslation('agent')
  const { username, nickname, type, downlineCount, level, balance } = person
  const kind = t(type === 1 ? 'agent' : 'member')
  const count = downlineCount > 0 ? ` · ${t('directBelow', { total: downlineCount })}` : ''
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
