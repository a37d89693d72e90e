import type { Downline } from '@longan/sdk'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useLanguage } from '#i18n/i18n.ts'
import { downlinesQuery } from './agent.queries.ts'
import { useModule } from '#api/site/system.queries.ts'
import { formatAmount } from '#lib/money/typed-money.ts'
import { PagedList } from '#shared/paged-list.tsx'
import { RecordRow, Totals, Facts } from '#shared/records/facts.tsx'
import { TypedSearch } from '#shared/typed-search.tsx'
import { Amount } from '#ui/text/amount.tsx'
import { ButtonLink, Button } from '#ui/action/button.tsx'
import { VirtualList } from '#ui/list/virtual-list.tsx'
import { NoDownlines } from './empty-states.tsx'
import { viewPath } from './views.ts'
import { api } from '#api/gateway.ts'
import { promoteDownline } from '@longan/react-query/downlines'
import { formatDayTime } from '#lib/time/dates.ts'
import buttons from '#shared/member/member-card.module.css'
import { usePress } from '#shared/use-press.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { showToast } from '#ui/overlay/toast.ts'

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

type DownlineSheetProps = { person: Downline | undefined; onClose: () => void }

function DownlineSheet({ person, onClose }: DownlineSheetProps) {
  return (
    <Sheet open={person !== undefined} onClose={onClose} title={person?.username ?? ''}>
      {person && (
        <>
          <DownlineFacts person={person} />
          <DownlineActions person={person} onLeave={onClose} />
        </>
      )}
    </Sheet>
  )
}

function DownlineFacts({ person }: { person: Downline }) {
  const { t } = useTranslation('agent')
  const { username, type, level, upline, downlineCount, balance, registerTime, lastLogin } = person
  return (
    <Facts
      facts={[
        { label: t('username'), value: username, copy: username },
        { label: t('kind'), value: t(type === 1 ? 'agent' : 'member') },
        { label: t('balance'), value: <Amount value={balance} /> },
        { label: t('upline'), value: upline },
        { label: t('levelName'), value: level },
        { label: t('directDownline'), value: downlineCount },
        { label: t('joined'), value: formatDayTime(registerTime) },
        { label: t('lastLogin'), value: lastLogin ? formatDayTime(lastLogin) : t('never') },
      ]}
    />
  )
}

function DownlineActions({ person, onLeave }: { person: Downline; onLeave: () => void }) {
  const { t } = useTranslation('agent')
  const { username, type, level, downlineCount } = person
  const canOffer = useModule('CONTDIV')
  return (
    <div className={buttons.buttons}>
      <ButtonLink to={viewPath('transfer', { to: username })} onClick={onLeave}>
        {t('transfer')}
      </ButtonLink>
      {downlineCount > 0 && (
        <>
          <ButtonLink variant="secondary" to={viewPath('team', { upline: username })} onClick={onLeave}>
            {t('openTeam')}
          </ButtonLink>
          <ButtonLink variant="secondary" to={viewPath('report', { of: username })} onClick={onLeave}>
            {t('report')}
          </ButtonLink>
        </>
      )}
      {level === 1 && type === 1 && canOffer && (
        <ButtonLink variant="secondary" to={viewPath('newContract', { to: username })} onClick={onLeave}>
          {t('newContract')}
        </ButtonLink>
      )}
      {level === 1 && type === 0 && <Promotion username={username} onDone={onLeave} />}
    </div>
  )
}

function Promotion({ username, onDone }: { username: string; onDone: () => void }) {
  const { t } = useTranslation('agent')
  const { press, isPending } = usePress(promoteDownline.mutationOptions(api), () => {
    void showToast(t('promoted', { name: username }), { kind: 'success' })
    onDone()
  })
  return (
    <Button variant="secondary" busy={isPending} onClick={() => press({ input: username })}>
      {t('promote')}
    </Button>
  )
}
