import { lotteryReads } from '#api/games/lottery.queries.ts'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { problemCode, problemText } from '#api/problems.ts'
import { paths } from '#lib/site/paths.ts'
import { foreignZone } from '#lib/time/dates.ts'
import { PullToRefresh } from '#shared/pull/pull-to-refresh.tsx'
import { TypedSearch } from '#shared/typed-search.tsx'
import { ErrorPanel } from '#ui/page/error-panel.tsx'
import { Link } from '#ui/action/link.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { LotteryBrowser } from './lottery-browser.tsx'
import styles from './lottery.module.css'
import { type LotteryKind, useLotteries } from './use-lotteries.ts'

const searchDelay = 500

export function LotteryScreen() {
  const { t } = useTranslation('lottery')
  const { pathname } = useLocation()
  const kind = pathname.toLowerCase().startsWith(paths.electronicLottery) ? 'ELOTT' : 'LOTT'
  const [text, search] = useSearch()
  const zone = foreignZone()
  return (
    <div className={styles.screen}>
      <PullToRefresh of={lotteryReads} />
      <KindTabs kind={kind} />
      <TypedSearch text={text} label={t('search')} onSearch={search} delay={searchDelay} />
      {zone && <p className={styles.zone}>{t('siteTime', { zone })}</p>}
      <Lotteries key={kind} kind={kind} text={text} />
    </div>
  )
}

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
