import { useDeferredValue, useCallback, memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServerTime } from '#lib/time/server-clock.ts'
import { isOnSale, type LotteryRound, periodOf } from '#api/games/lottery.queries.ts'
import { useFavouriteLotteries, useToggleFavourite } from './favourites.ts'
import { isSeAsian, type LotteryGroup, endsWithinDay, isHot } from './lottery-groups.ts'
import styles from './lottery.module.css'
import type { LotteryKind } from './use-lotteries.ts'
import { useNavigate } from 'react-router-dom'
import { session } from '#api/member/session.ts'
import { paths } from '#lib/site/paths.ts'
import { Heart } from 'lucide-react'
import { imageUrl } from '#lib/site/images.ts'
import { formatDayTime, formatTime } from '#lib/time/dates.ts'
import { Countdown } from '#ui/text/countdown.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { NumberBalls } from '#ui/text/number-balls.tsx'

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
  const isOpen = (round: LotteryRound, now: number) =>
    !isSeAsian(round) || isOnSale({ remainTime: round.drawAt - now, lockTime: round.lockTime })
  const open = useServerTime((now) => rounds.map((round) => (isOpen(round, now) ? '1' : '0')).join(''))
  return rounds.filter((_round, index) => open[index] === '1')
}

function useOpenLottery(kind: LotteryKind) {
  const navigate = useNavigate()
  return useCallback(
    ({ vendor, gameCode, labelName }: LotteryRound) => {
      const address = paths.play({ gameType: kind, vassalage: vendor, gameCode })
      if (session.get()) return void navigate(address, { state: { name: labelName } })
      session.rememberReturn(address)
      void navigate(paths.login)
    },
    [kind, navigate],
  )
}

/** A draw further ahead than this is shown with its date. */
const timeOnlyWithin = 12 * 3_600_000

type LotteryRowProps = {
  round: LotteryRound
  favourite: boolean
  onOpen: (round: LotteryRound) => void
  onToggle: (gameId: number) => void
}

const LotteryRow = memo(function LotteryRow({ round, favourite, onOpen, onToggle }: LotteryRowProps) {
  const { t } = useTranslation(['lottery', 'app'])
  const { labelName, gameId } = round
  return (
    <li className={styles.row}>
      <img className={styles.icon} src={imageUrl(round.mobileIconUrl)} alt="" width={48} height={48} loading="lazy" />
      <div>
        <h3 className={styles.name}>
          <button type="button" onClick={() => onOpen(round)}>
            {labelName}
          </button>
          {isHot(round) && <span className={styles.hot}>{t('app:hot')}</span>}
        </h3>
        <Issue round={round} />
      </div>
      <IconButton
        label={t(favourite ? 'app:removeFavourite' : 'app:addFavourite', { name: labelName })}
        icon={<Heart />}
        aria-pressed={favourite}
        onClick={() => onToggle(gameId)}
      />
      <LastDraw round={round} />
      <TimeLeft round={round} />
    </li>
  )
})

function LastDraw({ round: { previousNumero, previousWinningNumber } }: { round: LotteryRound }) {
  const { t } = useTranslation('lottery')
  const [firstSeen] = useState(previousNumero)
  if (!previousWinningNumber) return <p className={styles.issue}>{t('noDrawYet')}</p>
  return (
    <div key={previousNumero} className={styles.draw}>
      <NumberBalls
        numbers={[...previousWinningNumber]}
        label={t('lastDraw')}
        size="small"
        fresh={previousNumero !== firstSeen}
      />
    </div>
  )
}

function Issue({ round: { lockAt, isSale, numero, winningTime } }: { round: LotteryRound }) {
  const { t } = useTranslation('lottery')
  const isLocked = useServerTime((now) => isSale && lockAt <= now)
  const isFar = useServerTime((now) => winningTime - now > timeOnlyWithin)
  const format = isFar ? formatDayTime : formatTime
  const state = !isSale ? t('paused') : isLocked ? t('locked') : t('issue', { numero: numero.slice(-4) })
  return (
    <p className={styles.issue} data-locked={isLocked || undefined}>
      {state} · {t('drawnAt', { time: format(winningTime) })}
    </p>
  )
}

function TimeLeft({ round }: { round: LotteryRound }) {
  const isNear = useServerTime((now) => round.isSale && endsWithinDay(round, now))
  return (
    <div className={styles.time} data-highlight={isNear || undefined}>
      <Countdown deadline={round.drawAt} max={periodOf(round)} closed={!round.isSale} />
    </div>
  )
}
