import { paymentPin } from '@longan/sdk/inputs/rules'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { convertPoints } from '#api/rewards/points.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { formatAmount } from '#lib/money/typed-money.ts'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { useMoneyCommand } from '#shared/money/use-money-command.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useDraft } from '#ui/form/use-draft.ts'
import { PaymentForm } from './payment-form.tsx'
import { useRewardToast } from './use-format-reward.ts'

type PointConversion = { balance: number; pointsPerConversion: number; amountPerConversion: number }

export function ConvertForm({ worth, onDone }: { worth: PointConversion; onDone: () => void }) {
  const { t } = useTranslation('rewards')
  const language = useLanguage()
  const amount = (value: number) => formatAmount(value, language)
  const { balance, pointsPerConversion: step, amountPerConversion } = worth
  const max = balance - (balance % step)
  const message = t('multipleOf', { step: amount(step), max: amount(max) })
  const schema = useMemo(() => conversionSchema({ step, max, message }), [step, max, message])
  const showReward = useRewardToast()
  const draft = useDraft('points')
  const typed = draft.get('points') ?? String(max)
  const { send, isUncertain } = useMoneyCommand('points', convertPoints(useQueryClient()))
  const form = useGatewayForm(schema, async (input) => {
    const reward = await send({ points: input.points }, (key) => ({ body: input, key }))
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
