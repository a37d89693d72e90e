import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Button } from '#ui/button.tsx'
import { Chips } from '#ui/chips.tsx'
import { Empty } from '#ui/empty.tsx'
import { useFavouriteLotteries } from './favourites.ts'
import { searchLotteries } from './lottery-groups.ts'
import { LotteryGroupSection, LotteryList } from './lottery-list.tsx'
import type { LotteryKind, useLotteries } from './use-lotteries.ts'

type LotteryBrowserProps = { lotteries: ReturnType<typeof useLotteries>; kind: LotteryKind; text: string }

/** The loaded lotteries, narrowed by a group, by the favourites, or by what was typed. The choice is in the address. */
export function LotteryBrowser({ lotteries, kind, text }: LotteryBrowserProps) {
  const { t } = useTranslation('lottery')
  const [query, setQuery] = useSearchParams()
  const chosen = query.get('group') ?? 'all'
  const groups = [...lotteries.groups, ...lotteries.seaGroups]
  const choose = (group: string) => setQuery(group === 'all' ? {} : { group }, { replace: true })

  if (text) return <Found lotteries={lotteries} kind={kind} text={text} />
  if (groups.length === 0) return <Empty title={t('nothing')} text={t('nothingText')} />
  return (
    <>
      <Chips
        label={t('groups')}
        value={chosen}
        onChange={choose}
        choices={[
          { value: 'all', label: t('all') },
          { value: 'fav', label: t('favourites'), icon: <Heart aria-hidden /> },
          ...groups.map(({ code, title }) => ({ value: code, label: title })),
        ]}
      />
      {chosen === 'fav' ? (
        <Favourites lotteries={lotteries} kind={kind} onLeave={() => choose('all')} />
      ) : (
        groups
          .filter(({ code }) => chosen === 'all' || code === chosen)
          .map((group) => <LotteryGroupSection key={group.code} group={group} kind={kind} />)
      )}
    </>
  )
}

function Found({ lotteries, kind, text }: LotteryBrowserProps) {
  const { t } = useTranslation('lottery')
  const found = searchLotteries(lotteries.all, text)
  if (found.length === 0) return <Empty title={t('noResults', { text })} text={t('noResultsText')} />
  return <LotteryList rounds={found} label={t('results')} kind={kind} />
}

type FavouritesProps = Omit<LotteryBrowserProps, 'text'> & { onLeave: () => void }

function Favourites({ lotteries, kind, onLeave }: FavouritesProps) {
  const { t } = useTranslation('lottery')
  const ids = useFavouriteLotteries()
  const marked = lotteries.all.filter(({ gameId }) => ids.includes(String(gameId)))
  if (marked.length > 0) return <LotteryList rounds={marked} label={t('favourites')} kind={kind} />
  return (
    <Empty
      title={t('noFavourites')}
      text={t('noFavouritesText')}
      action={
        <Button variant="secondary" onClick={onLeave}>
          {t('seeAll')}
        </Button>
      }
    />
  )
}
