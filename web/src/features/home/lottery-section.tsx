import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/i18n.ts'
import { paths } from '#lib/site/paths.ts'
import { Link } from '#ui/action/link.tsx'
import { Section } from '#ui/list/scroll-row.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { SectionFailed } from './game-section.tsx'
import { IncrementalRow } from './incremental-row.tsx'
import { useNearViewport } from './deferred-rendering.ts'
import { prizeModeOf } from '@longan/sdk'
import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from '#api/games/games.queries.ts'
import {
  openedLotteriesQuery,
  popularLotteriesQuery,
  withPopular,
  isOnSale,
  type LotteryRound,
  periodOf,
} from '#api/games/lottery.queries.ts'
import { useState } from 'react'
import { useServerTime } from '#lib/time/server-clock.ts'
import { useOpenGame } from '#shared/open-game.ts'
import { Countdown } from '#ui/text/countdown.tsx'
import { NumberBalls } from '#ui/text/number-balls.tsx'
import styles from './lottery-section.module.css'

export function LotterySection() {
  const { t } = useTranslation('home')
  const [place, isNear] = useNearViewport<HTMLDivElement>()
  const { data, isError, refetch, prizeMode } = useLotteryRounds(isNear)
  if (data?.length === 0) return null
  return (
    <div {...place}>
      <Section title={t('lotteries')} action={<Link to={paths.lottery}>{t('allDraws')}</Link>}>
        {!data && isError && <SectionFailed onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton height={131} radius="card" />}
        {data && (
          <IncrementalRow label={t('lotteries')} itemWidth="11.125rem" items={data} initialCount={4}>
            {(round) => {
              const Card = round.tag.includes('SEA') ? SeAsianLotteryCard : LotteryCard
              return <Card key={round.code} round={round} gameType={prizeMode === 'Elott' ? 'ELOTT' : 'LOTT'} />
            }}
          </IncrementalRow>
        )}
      </Section>
    </div>
  )
}

/** Returns the lotteries with their rounds, and the popular South-East Asian one, polled at the gateway's interval. */
function useLotteryRounds(enabled: boolean) {
  const language = useLanguage()
  const { data: vendors } = useQuery(categoriesQuery(language))
  const prizeMode = prizeModeOf('TCG_LOTTO_VN', vendors?.mapping)
  const { data: popular = [] } = useQuery({ ...popularLotteriesQuery(language), enabled })
  const { data: opened, isError, refetch } = useQuery({ ...openedLotteriesQuery(prizeMode, language), enabled })
  return { data: opened && withPopular(opened, popular.slice(0, 1)), isError, refetch, prizeMode }
}

/** The card of a South-East Asian lottery, which is hidden when its betting time ends. */
function SeAsianLotteryCard(props: LotteryCardProps) {
  const { drawAt, lockTime } = props.round
  const isOpen = useServerTime((now) => isOnSale({ remainTime: drawAt - now, lockTime }))
  return isOpen ? <LotteryCard {...props} /> : null
}

type LotteryCardProps = { round: LotteryRound; gameType: string }

function LotteryCard({ round, gameType }: LotteryCardProps) {
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
