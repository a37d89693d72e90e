import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useServerNow } from '#lib/time/server-clock.ts'
import { isOnSale, type LotteryRound } from '#api/games/lottery.queries.ts'
import { useFavouriteLotteries, useToggleFavourite } from './favourites.ts'
import { isSeAsian, type LotteryGroup } from './lottery-groups.ts'
import { LotteryRow } from './lottery-row.tsx'
import styles from './lottery.module.css'
import type { LotteryKind } from './use-lotteries.ts'
import { useOpenLottery } from './use-open-lottery.ts'

/** About as many rows as one screen shows. */
const initialCount = 5

type LotteryListProps = { rounds: readonly LotteryRound[]; label: string; kind: LotteryKind }

/** List of lotteries. A South-East Asian one is hidden when its betting time ends, and returns with the next round. */
export function LotteryList({ rounds, label, kind }: LotteryListProps) {
  const favourites = useFavouriteLotteries()
  const toggle = useToggleFavourite()
  const open = useOpenLottery(kind)
  // The first screenful renders at once, the others in deferred steps.
  const visibleRounds = useOnSaleRounds(useDeferredValue(rounds, rounds.slice(0, initialCount)))
  return (
    <ul className={styles.list} aria-label={label}>
      {visibleRounds.map((round) => (
        <LotteryRow
          key={round.gameId}
          round={round}
          favourite={favourites.includes(String(round.gameId))}
          onOpen={open}
          onToggle={toggle}
        />
      ))}
    </ul>
  )
}

export function LotteryGroupSection({ group, kind }: { group: LotteryGroup; kind: LotteryKind }) {
  const { t } = useTranslation('lottery')
  return (
    <section className={styles.group}>
      <h2>
        {group.title} <span>{t('count', { count: group.rounds.length, total: group.rounds.length })}</span>
      </h2>
      <LotteryList rounds={group.rounds} label={group.title} kind={kind} />
    </section>
  )
}

function useOnSaleRounds(rounds: readonly LotteryRound[]) {
  const now = useServerNow()
  return rounds.filter(
    (round) => !isSeAsian(round) || isOnSale({ remainTime: round.drawAt - now, lockTime: round.lockTime }),
  )
}
