import { Heart } from 'lucide-react'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { imageUrl } from '#api/site/images.ts'
import { type LotteryRound, periodOf } from '#api/games/lottery.queries.ts'
import { formatDayTime, formatTime } from '#lib/time/dates.ts'
import { useServerNow } from '#lib/time/server-clock.ts'
import { Countdown } from '#ui/text/countdown.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { NumberBalls } from '#ui/text/number-balls.tsx'
import { endsWithinDay, isHot } from './lottery-groups.ts'
import styles from './lottery.module.css'

/** A draw further ahead than this is shown with its date. */
const timeOnlyWithin = 12 * 3_600_000

type LotteryRowProps = {
  round: LotteryRound
  favourite: boolean
  onOpen: (round: LotteryRound) => void
  onToggle: (gameId: number) => void
}

export const LotteryRow = memo(function LotteryRow({ round, favourite, onOpen, onToggle }: LotteryRowProps) {
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
  const now = useServerNow()
  const isLocked = isSale && lockAt <= now
  const format = winningTime - now > timeOnlyWithin ? formatDayTime : formatTime
  const state = !isSale ? t('paused') : isLocked ? t('locked') : t('issue', { numero: numero.slice(-4) })
  return (
    <p className={styles.issue} data-locked={isLocked || undefined}>
      {state} · {t('drawnAt', { time: format(winningTime) })}
    </p>
  )
}

function TimeLeft({ round }: { round: LotteryRound }) {
  const now = useServerNow()
  return (
    <div className={styles.time} data-highlight={(round.isSale && endsWithinDay(round, now)) || undefined}>
      <Countdown deadline={round.drawAt} max={periodOf(round)} closed={!round.isSale} />
    </div>
  )
}
