import { Heart } from 'lucide-react'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { imageUrl } from '#api/images.ts'
import type { LotteryRound } from '#api/lottery.queries.ts'
import { formatDayTime, formatTime } from '#lib/dates.ts'
import { useServerNow } from '#lib/server-clock.ts'
import { Countdown } from '#ui/countdown.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { NumberBalls } from '#ui/number-balls.tsx'
import { toggleFavouriteLottery } from './favourites.ts'
import { endsWithinDay, isHot } from './lottery-groups.ts'
import styles from './lottery.module.css'

type LotteryRowProps = { round: LotteryRound; favourite: boolean; onOpen: (round: LotteryRound) => void }

/** A lottery: its last numbers, its round and the time to the draw. All of it opens the lottery, except the heart. */
export const LotteryRow = memo(function LotteryRow({ round, favourite, onOpen }: LotteryRowProps) {
  const { t } = useTranslation(['lottery', 'app'])
  const { labelName, gameId } = round
  return (
    <li className={styles.row}>
      <img className={styles.icon} src={imageUrl(round.mobileIconUrl)} alt="" width={48} height={48} loading="lazy" />
      <h3 className={styles.name}>
        <button type="button" onClick={() => onOpen(round)}>
          {labelName}
        </button>
        {isHot(round) && <span className={styles.hot}>{t('app:hot')}</span>}
      </h3>
      <IconButton
        label={t(favourite ? 'app:removeFavourite' : 'app:addFavourite', { name: labelName })}
        icon={<Heart />}
        aria-pressed={favourite}
        onClick={() => toggleFavouriteLottery(gameId)}
      />
      <LastDraw round={round} />
      <RoundTime round={round} />
    </li>
  )
})

function LastDraw({ round: { previousNumero, previousWinningNumber } }: { round: LotteryRound }) {
  const { t } = useTranslation('lottery')
  const [firstSeen] = useState(previousNumero)
  if (!previousWinningNumber) return <p className={styles.draw}>{t('noDrawYet')}</p>
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

/** The round's number and hour, and what is left of it; golden while bets are taken and end within a day. */
function RoundTime({ round }: { round: LotteryRound }) {
  const { t } = useTranslation('lottery')
  const now = useServerNow()
  const { drawAt, lockAt, isSale, numero, winningTime } = round
  const isLocked = isSale && drawAt > now && lockAt <= now
  const isLater = winningTime - now > 12 * 3_600_000
  const state = !isSale ? t('paused') : isLocked ? t('locked') : t('issue', { numero: numero.slice(-4) })
  return (
    <div className={styles.time} data-highlight={(isSale && endsWithinDay(round, now)) || undefined}>
      <Countdown deadline={drawAt} closed={!isSale} />
      <p className={styles.issue} data-locked={isLocked || undefined}>
        {state} · {t('drawnAt', { time: isLater ? formatDayTime(winningTime) : formatTime(winningTime) })}
      </p>
    </div>
  )
}
