import { api } from '#api/gateway.ts'
import { setLimit } from '@longan/react-query/responsible-gaming'
import type { Limit, Rulebook } from '@longan/sdk'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problem } from '@longan/sdk/inputs/rules'
import * as v from 'valibot'
import { ruleOf } from '#api/member/responsible.queries.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { toDecimal, toMinor } from '#lib/money/money.ts'
import { formatAmount } from '#lib/money/typed-money.ts'
import { formatDayTime } from '#lib/time/dates.ts'
import { amountRule } from '#shared/forms/amount-rule.ts'
import { Form, FormFailure } from '#shared/forms/form-layout.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { Button } from '#ui/action/button.tsx'
import { AmountField, DecimalField } from '#ui/form/amount-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { showToast } from '#ui/overlay/toast.ts'

export type LimitKey = Pick<Limit, 'kind' | 'period'>

const KINDS: LimitKey['kind'][] = ['deposit', 'loss', 'stake', 'time']
const PERIODS: LimitKey['period'][] = ['day', 'week', 'month']
/** In minor units. The gateway accepts no more. */
const HIGHEST = 100_000_000_000_000
/** The minutes of a month. */
const HIGHEST_MINUTES = 44_640

type LimitFormProps = {
  /** The limit to change; a new one by default. */
  limit?: Limit | undefined
  rulebook: Rulebook
  /** Only limits of deposits. */
  isForDeposits?: boolean
  onDone: (limits: Limit[]) => void
}

const kindOf = (text: string) => KINDS.find((one) => one === text) ?? 'deposit'
const periodOf = (text: string) => PERIODS.find((one) => one === text) ?? 'day'

const minutesRule = v.pipe(
  v.number(({ input }) => problem(Number.isNaN(input) ? 'minutesWrong' : 'required')),
  v.integer(problem('minutesWrong')),
  v.minValue(1, problem('minutesWrong')),
  v.maxValue(HIGHEST_MINUTES, problem('minutesWrong')),
)

/** Sets a limit for deposits, losses, stakes or play time. A lower one holds at once; of a higher one the member learns when it can be confirmed. */
export function LimitForm({ limit, rulebook, isForDeposits, onDone }: LimitFormProps) {
  const { t } = useTranslation('responsible')
  const language = useLanguage()
  const [kind, setKind] = useState(limit?.kind ?? 'deposit')
  const allowed = ruleOf(rulebook, 'limit.deposit.periods')
  const periods = PERIODS.filter((one) => kind !== 'deposit' || !Array.isArray(allowed) || allowed.includes(one))
  const { mutateAsync } = useMutation(setLimit.mutationOptions(api))
  const schema = v.object({
    kind: v.optional(v.string(), kind),
    period: v.optional(v.string(), limit?.period ?? periods[0]!),
    amount: kind === 'time' ? minutesRule : amountRule({ min: 1, max: HIGHEST }, language),
  })
  const form = useGatewayForm(schema, async (typed) => {
    const key = { kind: kindOf(typed.kind), period: periodOf(typed.period) }
    const limits = await mutateAsync({
      input: { ...key, amount: key.kind === 'time' ? typed.amount : toDecimal(typed.amount) },
    })
    const pending = limits.find((one) => one.kind === key.kind && one.period === key.period)?.pending
    const text = pending ? t('waits', { time: formatDayTime(pending.confirmableTime) }) : t('saved')
    void showToast(text, { kind: 'success' })
    onDone(limits)
  })
  return (
    <Form {...form.props} aria-label={t('setLimit')}>
      {limit ? (
        <p>{t('limit', { context: `${limit.kind}_${limit.period}` })}</p>
      ) : (
        <>
          {!isForDeposits && (
            <SelectField
              {...form.field('kind')}
              label={t('kind')}
              options={KINDS.map((value) => ({ value, label: t(`kind_${value}`) }))}
              defaultValue={kind}
              onChange={(value) => setKind(kindOf(value))}
              hint={t(`kindHint_${kind}`)}
            />
          )}
          <SelectField
            {...form.field('period')}
            key={periods.join(' ')}
            label={t('period')}
            options={periods.map((value) => ({ value, label: t(`period_${value}`) }))}
          />
        </>
      )}
      <LimitAmountField kind={kind} limit={limit} field={form.field('amount')} />
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" wide busy={form.busy}>
        {t('save')}
      </Button>
    </Form>
  )
}

type LimitAmountFieldProps = {
  kind: LimitKey['kind']
  limit: Limit | undefined
  field: { name: string; error: string | undefined }
}

/** Money, or whole minutes of play. */
function LimitAmountField({ kind, limit, field }: LimitAmountFieldProps) {
  const { t } = useTranslation('responsible')
  const language = useLanguage()
  if (kind === 'time')
    return (
      <DecimalField
        {...field}
        label={t('minutes')}
        hint={t('minutesHint')}
        defaultValue={limit && String(limit.amount)}
      />
    )
  return (
    <AmountField
      {...field}
      label={t('amount')}
      hint={t('amountHint')}
      defaultValue={limit && formatAmount(toDecimal(toMinor(limit.amount)), language)}
    />
  )
}
