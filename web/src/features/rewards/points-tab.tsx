import { usePoints } from './use-points.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { api, apiIn } from '#api/gateway.ts'
import { convertPoints, listPointRewards, redeemPointReward } from '@longan/react-query/points'
import type { PointReward } from '@longan/sdk'
import { useQuery } from '@tanstack/react-query'
import { Gift, Ticket } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { currencySign } from '#lib/money/money.ts'
import { formatAmount } from '#lib/money/typed-money.ts'
import { Failure } from '#shared/failure.tsx'
import { PagedList } from '#shared/paged-list.tsx'
import { Button } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { Section } from '#ui/list/scroll-row.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { RewardRow } from './reward-row.tsx'
import { paymentPin } from '@longan/sdk/inputs/rules'
import * as v from 'valibot'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { useMoneyCommand } from '#shared/money/use-money-command.ts'
import { showToast } from '#ui/overlay/toast.ts'
import { TextField, type TextFieldProps } from '#ui/form/text-field.tsx'
import { useDraft } from '#ui/form/use-draft.ts'
import { useRewardToast } from './use-format-reward.ts'
import { ForgottenPin, PinField } from '#shared/forms/pin-field.tsx'
import { Form, Lead } from '#shared/forms/form-layout.tsx'
import { CommandFailure } from '#shared/money/command-failure.tsx'

/** The maximum page size of the gateway. */
const ALL = 100

type PaymentFormProps = {
  form: Pick<ReturnType<typeof useGatewayForm>, 'props' | 'failure' | 'busy'> & {
    field: (name: 'password') => Omit<TextFieldProps, 'label'>
  }
  lead: string
  action: string
  /** True if the outcome of the last attempt is unknown. */
  isUncertain: boolean
  children?: ReactNode
}

function PaymentForm({ form, lead, action, isUncertain, children }: PaymentFormProps) {
  const { t } = useTranslation('rewards')
  return (
    <Form {...form.props} aria-label={action}>
      <Lead>{lead}</Lead>
      {children}
      <PinField {...form.field('password')} label={t('paymentPassword')} />
      <ForgottenPin />
      <CommandFailure form={form} isUncertain={isUncertain} />
      <Button type="submit" wide busy={form.busy}>
        {action}
      </Button>
    </Form>
  )
}

type PointConversion = { balance: number; pointsPerConversion: number; amountPerConversion: number }

function ConvertForm({ worth, onDone }: { worth: PointConversion; onDone: () => void }) {
  const { t } = useTranslation('rewards')
  const language = useLanguage()
  const amount = (value: number) => formatAmount(value, language)
  const { balance, pointsPerConversion: step, amountPerConversion } = worth
  const max = balance - (balance % step)
  const message = t('multipleOf', { step: amount(step), max: amount(max) })
  const schema = conversionSchema({ step, max, message })
  const showReward = useRewardToast()
  const draft = useDraft('points')
  const typed = draft.get('points') ?? String(max)
  const { send, isUncertain } = useMoneyCommand('points', convertPoints.mutationOptions(api))
  const form = useGatewayForm(schema, async (input) => {
    const reward = await send({ points: input.points }, (idempotencyKey) => ({ input, idempotencyKey }))
    draft.clear()
    showReward({ money: reward.amount, points: 0 })
    onDone()
  })
  const [points, setPoints] = useState(Number(typed))
  const money = Number.isFinite(points) ? (points / step) * amountPerConversion : 0
  const { onInput, ...field } = form.field('points')
  return (
    <PaymentForm
      form={form}
      isUncertain={isUncertain}
      lead={t('convertLead', { max: amount(max) })}
      action={t('convert')}
    >
      <TextField
        {...field}
        label={t('pointsToConvert')}
        kind="number"
        defaultValue={typed}
        hint={t('youReceive', { amount: amount(money) })}
        onInput={(event) => {
          setPoints(Number(event.currentTarget.value))
          draft.set('points', event.currentTarget.value)
          onInput()
        }}
      />
    </PaymentForm>
  )
}

function conversionSchema({ step, max, message }: { step: number; max: number; message: string }) {
  const points = v.pipe(
    v.string(),
    v.trim(),
    v.transform(Number),
    v.multipleOf(step, message),
    v.minValue(step, message),
    v.maxValue(max, message),
  )
  return v.object({ points, password: paymentPin })
}

export function PointsTab() {
  const { t } = useTranslation('rewards')
  const points = usePoints()
  const goods = useQuery({
    ...listPointRewards.queryOptions(apiIn(useLanguage()), { page: 1, size: ALL }),
    select: ({ items }) => items,
  })
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
      <ListRow title={t('earnedBy')} text={`${amount(stakeForPoint)}${currencySign()} = ${points(1)}`} />
      <ListRow
        title={t('redeemForCash')}
        text={`${points(pointsPerConversion)} = ${amount(amountPerConversion)}${currencySign()}`}
      />
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

const schema = v.object({ password: paymentPin })

function RedeemForm({ good, onDone }: { good: PointReward; onDone: () => void }) {
  const { t } = useTranslation('rewards')
  const language = useLanguage()
  const { send, isUncertain } = useMoneyCommand('goods', redeemPointReward.mutationOptions(api))
  const form = useGatewayForm(schema, async ({ password }) => {
    const { rewardId } = good
    const { rewardName: name } = await send({ rewardId }, (idempotencyKey) => ({
      input: { rewardId, password },
      idempotencyKey,
    }))
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
