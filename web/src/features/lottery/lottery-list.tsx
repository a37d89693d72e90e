import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useServerNow } from '#lib/server-clock.ts'
import { isOnSale, type LotteryRound } from '#api/lottery.queries.ts'
import { useFavouriteLotteries } from './favourites.ts'
import { isSeAsian, type LotteryGroup } from './lottery-groups.ts'
import { LotteryRow } from './lottery-row.tsx'
import styles from './lottery.module.css'
import type { LotteryKind } from './use-lotteries.ts'
import { useOpenLottery } from './use-open-lottery.ts'

/** As many as a screen shows. */
const atOnce = 5

type LotteryListProps = { rounds: readonly LotteryRound[]; label: string; kind: LotteryKind }

/** Lotteries one below the other. South-East Asian ones leave the list when their bets end, and come back with the next round. */
export function LotteryList({ rounds, label, kind }: LotteryListProps) {
  const favourites = useFavouriteLotteries()
  const open = useOpenLottery(kind)
  // The first screenful at once, the others in small steps after it.
  const shown = useStillOpen(useDeferredValue(rounds, rounds.slice(0, atOnce)))
  return (
    <ul className={styles.list} aria-label={label}>
      {shown.map((round) => (
        <LotteryRow
          key={round.gameId}
          round={round}
          favourite={favourites.includes(String(round.gameId))}
          onOpen={open}
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

function useStillOpen(rounds: readonly LotteryRound[]) {
  const now = useServerNow()
  return rounds.filter(
    (round) => !isSeAsian(round) || isOnSale({ remainTime: round.drawAt - now, lockTime: round.lockTime }),
  )
}
