import type { PointReward } from '@longan/sdk'
import { paymentPin } from '@longan/sdk/inputs/rules'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { buyGoods } from '#api/rewards/points.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { formatAmount } from '#lib/money/typed-money.ts'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { useMoneyCommand } from '#shared/money/use-money-command.ts'
import { showToast } from '#ui/overlay/toast.ts'
import { PaymentForm } from './payment-form.tsx'

const schema = v.object({ password: paymentPin })

export function RedeemForm({ good, onDone }: { good: PointReward; onDone: () => void }) {
  const { t } = useTranslation('rewards')
  const language = useLanguage()
  const { send, isUncertain } = useMoneyCommand('goods', buyGoods(useQueryClient()))
  const form = useGatewayForm(schema, async ({ password }) => {
    const { rewardId } = good
    const { rewardName: name } = await send({ rewardId }, (key) => ({ body: { rewardId, password }, key }))
    void showToast(t(good.type === 'TICKET' ? 'redeemedTicket' : 'redeemed', { name }), {
      kind: 'success',
      time: 'short',
    })
    onDone()
  })
  const cost = t('points', { count: good.points, total: formatAmount(good.points, language) })
  const lead = t('redeemText', { name: good.rewardName, cost })
  return <PaymentForm form={form} isUncertain={isUncertain} lead={lead} action={t('redeem')} />
}
