import type { PointReward } from '@longan/sdk'
import { useQuery } from '@tanstack/react-query'
import { Gift, Ticket } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goodsQuery, pointsQuery } from '#api/rewards/points.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { formatAmount } from '#lib/money/typed-money.ts'
import { Failure } from '#shared/failure.tsx'
import { PagedList } from '#shared/paged-list.tsx'
import { Button } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { Section } from '#ui/list/scroll-row.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { RedeemForm } from './redeem-form.tsx'
import { ConvertForm } from './convert-form.tsx'
import { RewardRow } from './reward-row.tsx'

export function PointsTab() {
  const { t } = useTranslation('rewards')
  const points = useQuery(pointsQuery())
  const goods = useQuery(goodsQuery(useLanguage()))
  const [isConverting, setConverting] = useState(false)
  const [selected, setSelected] = useState<PointReward>()
  if (points.isPending) return <RowSkeletons count={4} height={76} />
  if (!points.data) return <Failure query={points} />
  const { balance, pointsPerConversion } = points.data
  return (
    <>
      <PointSummary {...points.data} />
      <Button wide disabled={balance < pointsPerConversion} onClick={() => setConverting(true)}>
        {t('convert')}
      </Button>
      <Section title={t('goods')}>
        <PagedList
          query={goods}
          keyOf={(one) => String(one.rewardId)}
          empty={<Empty title={t('noGoods')} text={t('noGoodsText')} />}
        >
          {(good) => <GoodRow good={good} balance={balance} onBuy={() => setSelected(good)} />}
        </PagedList>
      </Section>
      <Sheet open={isConverting} onClose={() => setConverting(false)} title={t('convert')}>
        <ConvertForm worth={points.data} onDone={() => setConverting(false)} />
      </Sheet>
      <Sheet open={selected !== undefined} onClose={() => setSelected(undefined)} title={t('redeem')}>
        {selected && <RedeemForm good={selected} onDone={() => setSelected(undefined)} />}
      </Sheet>
    </>
  )
}

type PointSummaryProps = {
  balance: number
  stakeForPoint: number
  pointsPerConversion: number
  amountPerConversion: number
}

function PointSummary({ balance, stakeForPoint, pointsPerConversion, amountPerConversion }: PointSummaryProps) {
  const { t } = useTranslation('rewards')
  const language = useLanguage()
  const amount = (value: number) => formatAmount(value, language)
  const points = (count: number) => t('points', { count, total: amount(count) })
  return (
    <ListCard label={t('myPoints')}>
      <ListRow title={t('myPoints')} trailing={<b>{points(balance)}</b>} />
      <ListRow title={t('earnedBy')} text={`${amount(stakeForPoint)} ₫ = ${points(1)}`} />
      <ListRow title={t('redeemForCash')} text={`${points(pointsPerConversion)} = ${amount(amountPerConversion)} ₫`} />
    </ListCard>
  )
}

type GoodRowProps = { good: PointReward; balance: number; onBuy: () => void }

function GoodRow({ good: { type, rewardName, points, stock }, balance, onBuy }: GoodRowProps) {
  const { t } = useTranslation('rewards')
  const language = useLanguage()
  const amount = (value: number) => formatAmount(value, language)
  const missing = points - balance
  const stockText = stock > 0 ? t('left', { total: amount(stock) }) : t('soldOut')
  const shortage = stock > 0 && missing > 0 ? ` · ${t('missing', { count: missing, total: amount(missing) })}` : ''
  return (
    <RewardRow
      icon={type === 'TICKET' ? <Ticket /> : <Gift />}
      title={rewardName}
      reward={t('points', { count: points, total: amount(points) })}
      note={stockText + shortage}
    >
      <Button
        size="small"
        variant="secondary"
        disabled={stock === 0 || missing > 0}
        onClick={onBuy}
        aria-label={t('redeemOne', { name: rewardName })}
      >
        {t('redeem')}
      </Button>
    </RewardRow>
  )
}
