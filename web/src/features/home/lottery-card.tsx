import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOnSale, type LotteryRound, periodOf } from '#api/games/lottery.queries.ts'
import { useServerNow } from '#lib/time/server-clock.ts'
import { useOpenGame } from '#shared/open-game.ts'
import { Countdown } from '#ui/text/countdown.tsx'
import { NumberBalls } from '#ui/text/number-balls.tsx'
import styles from './lottery-section.module.css'

/** The card of a South-East Asian lottery, which is hidden when its betting time ends. */
export function SeAsianLotteryCard(props: LotteryCardProps) {
  const { drawAt, lockTime } = props.round
  return isOnSale({ remainTime: drawAt - useServerNow(), lockTime }) ? <LotteryCard {...props} /> : null
}

type LotteryCardProps = { round: LotteryRound; gameType: string }

export function LotteryCard({ round, gameType }: LotteryCardProps) {
  const { t } = useTranslation('home')
  const open = useOpenGame()
  const { previousNumero, previousWinningNumber, numero, labelName, vendor, gameCode } = round
  const [firstSeen] = useState(previousNumero)
  const isFresh = previousNumero !== firstSeen
  const isShort = previousWinningNumber.length < 6
  return (
    <button type="button" className={styles.card} onClick={() => open({ vassalage: vendor, gameType, gameCode })}>
      <span className={styles.name}>{labelName}</span>
      <span
        key={previousNumero}
        className={styles.draw}
        data-fresh={isFresh || undefined}
        data-few={isShort || undefined}
      >
        <NumberBalls
          numbers={[...previousWinningNumber]}
          label={t('lastDraw')}
          size="small"
          fresh={previousNumero !== firstSeen}
        />
      </span>
      <span className={styles.foot}>
        <Countdown deadline={round.drawAt} max={periodOf(round)} closed={!round.isSale} />
        <span className={styles.issue}>{t('issue', { numero: numero.slice(-4) })}</span>
      </span>
    </button>
  )
}
