import { lotteryReads, recentLotteriesQuery } from '#api/games/lottery.queries.ts'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams, Navigate, useNavigate } from 'react-router-dom'
import { problemCode, problemText } from '#api/problems.ts'
import { paths } from '#lib/site/paths.ts'
import { foreignZone } from '#lib/time/dates.ts'
import { PullToRefresh } from '#shared/pull/pull-to-refresh.tsx'
import { TypedSearch } from '#shared/typed-search.tsx'
import { ErrorPanel } from '#ui/page/error-panel.tsx'
import { Link } from '#ui/action/link.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import styles from './lottery.module.css'
import { type LotteryKind, useLotteries } from './use-lotteries.ts'
import { Button } from '#ui/action/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useDebouncedLanguage } from '#i18n/use-debounced-language.ts'
import { Failure } from '#shared/failure.tsx'
import { Heart, History } from 'lucide-react'
import { useDeferredValue } from 'react'
import { session, useSession } from '#api/member/session.ts'
import { Chips } from '#ui/action/chips.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { useFavouriteLotteries } from './favourites.ts'
import { type LotteryGroup, searchLotteries } from './lottery-groups.ts'
import { LotteryGroupSection, LotteryList } from './lottery-list.tsx'
import { kindAt, prefetchLotteries } from './prefetch.ts'

const searchDelay = 500

export function LotteryScreen() {
  const { t } = useTranslation('lottery')
  const { pathname } = useLocation()
  const kind = kindAt(pathname)
  const [text, search] = useSearch()
  const isGuest = !useSession()
  const zone = foreignZone()
  return (
    <div className={styles.screen}>
      <PullToRefresh of={lotteryReads} />
      <KindTabs kind={kind} />
      <TypedSearch text={text} label={t('search')} onSearch={search} delay={searchDelay} />
      <p className={styles.lead}>{t(isGuest ? 'guestLead' : 'memberLead')}</p>
      {zone && <p className={styles.zone}>{t('siteTime', { zone })}</p>}
      <Lotteries key={kind} kind={kind} text={text} />
    </div>
  )
}

LotteryScreen.prefetch = prefetchLotteries

function useSearch() {
  const [query, setQuery] = useSearchParams()
  const search = (text: string) =>
    setQuery(
      (before) => {
        before.delete('q')
        if (text) before.set('q', text)
        return before
      },
      { replace: true },
    )
  return [query.get('q') ?? '', search] as const
}

function KindTabs({ kind }: { kind: LotteryKind }) {
  const { t } = useTranslation('titles')
  return (
    <nav className={styles.kinds} aria-label={t('lottery')}>
      <Link to={paths.lottery} replace aria-current={kind === 'LOTT' ? 'page' : undefined}>
        {t('lottery')}
      </Link>
      <Link to={paths.electronicLottery} replace aria-current={kind === 'ELOTT' ? 'page' : undefined}>
        {t('electronicLottery')}
      </Link>
    </nav>
  )
}

function Lotteries({ kind, text }: { kind: LotteryKind; text: string }) {
  const { t } = useTranslation(['lottery', 'app'])
  const lotteries = useLotteries(kind)
  if (lotteries.isPending) return <RowSkeletons count={6} height={112} />
  if (lotteries.isError && lotteries.all.length === 0) {
    return (
      <ErrorPanel
        message={problemText(lotteries.error)}
        code={problemCode(lotteries.error)}
        onRetry={lotteries.refetch}
        retrying={lotteries.isFetching}
      />
    )
  }
  return (
    <>
      {lotteries.isError && (
        <p className={styles.stale} role="status">
          {t('stale')} <button onClick={lotteries.refetch}>{t('app:retry')}</button>
        </p>
      )}
      <LotteryBrowser lotteries={lotteries} kind={kind} text={text} />
    </>
  )
}

function SeeAll({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('lottery')
  return (
    <Button variant="secondary" onClick={onPress}>
      {t('seeAll')}
    </Button>
  )
}

type RecentLotteriesProps = { kind: LotteryKind; onLeave: () => void }

function RecentLotteries({ kind, onLeave }: RecentLotteriesProps) {
  const { t } = useTranslation('lottery')
  const query = useQuery(recentLotteriesQuery(useDebouncedLanguage()))
  if (query.data?.length) return <LotteryList rounds={query.data} label={t('recent')} kind={kind} />
  if (query.isError) return <Failure query={query} />
  if (query.isPending) return <RowSkeletons count={3} height={112} />
  return <Empty title={t('noRecent')} text={t('noRecentText')} action={<SeeAll onPress={onLeave} />} />
}

/** Choices that are not groups of the gateway. */
const personalGroups = ['all', 'recent', 'fav']

type LotteryBrowserProps = { lotteries: ReturnType<typeof useLotteries>; kind: LotteryKind; text: string }

function LotteryBrowser({ lotteries, kind, text }: LotteryBrowserProps) {
  const { t } = useTranslation('lottery')
  const [wanted, choose] = useGroup()
  const groups = [...lotteries.groups, ...lotteries.seaGroups]
  // The URL may name a group that this kind of lottery does not have.
  const isKnown = personalGroups.includes(wanted) || groups.some(({ code }) => code === wanted)
  const chosen = isKnown ? wanted : 'all'

  if (text) return <SearchResults lotteries={lotteries} kind={kind} text={text} />
  if (groups.length === 0) return <Empty title={t('nothing')} text={t('nothingText')} />
  return (
    <>
      <Chips
        label={t('groups')}
        value={chosen}
        onChange={choose}
        choices={[
          { value: 'all', label: t('all') },
          { value: 'recent', label: t('recent'), icon: <History aria-hidden /> },
          { value: 'fav', label: t('favourites'), icon: <Heart aria-hidden /> },
          ...groups.map(({ code, title }) => ({ value: code, label: title })),
        ]}
      />
      <ChosenGroup lotteries={lotteries} kind={kind} chosen={chosen} onLeave={() => choose('all')} />
    </>
  )
}

type ChosenGroupProps = Omit<LotteryBrowserProps, 'text'> & { chosen: string; onLeave: () => void }

function ChosenGroup({ lotteries, kind, chosen, onLeave }: ChosenGroupProps) {
  const { pathname, search } = useLocation()
  if (needsLogin(chosen)) {
    session.rememberReturn(pathname + search)
    return <Navigate to={paths.login} replace />
  }
  if (chosen === 'recent') return <RecentLotteries kind={kind} onLeave={onLeave} />
  if (chosen === 'fav') return <FavouriteLotteries lotteries={lotteries} kind={kind} onLeave={onLeave} />
  const groups = [...lotteries.groups, ...lotteries.seaGroups]
  return <Groups groups={groups.filter(({ code }) => chosen === 'all' || code === chosen)} kind={kind} />
}

function Groups({ groups, kind }: { groups: LotteryGroup[]; kind: LotteryKind }) {
  // The first group renders at once, the others in deferred steps.
  return useDeferredValue(groups, groups.slice(0, 1)).map((group) => (
    <LotteryGroupSection key={group.code} group={group} kind={kind} />
  ))
}

function SearchResults({ lotteries, kind, text }: LotteryBrowserProps) {
  const { t } = useTranslation('lottery')
  const found = searchLotteries(lotteries.all, text)
  if (found.length === 0) return <Empty title={t('noResults', { text })} text={t('noResultsText')} />
  return <LotteryList rounds={found} label={t('results')} kind={kind} />
}

function FavouriteLotteries({ lotteries, kind, onLeave }: Omit<ChosenGroupProps, 'chosen'>) {
  const { t } = useTranslation('lottery')
  const ids = useFavouriteLotteries()
  const marked = lotteries.all.filter(({ gameId }) => ids.includes(String(gameId)))
  if (marked.length > 0) return <LotteryList rounds={marked} label={t('favourites')} kind={kind} />
  return <Empty title={t('noFavourites')} text={t('noFavouritesText')} action={<SeeAll onPress={onLeave} />} />
}

function useGroup() {
  const [query, setQuery] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const choose = (group: string) => {
    if (!needsLogin(group)) return setQuery(group === 'all' ? {} : { group }, { replace: true })
    session.rememberReturn(`${pathname}?group=${group}`)
    void navigate(paths.login)
  }
  return [query.get('group') ?? 'all', choose] as const
}

const membersGroups = ['recent', 'fav']

const needsLogin = (group: string) => membersGroups.includes(group) && !session.get()
