import { createTimeOut } from '@longan/react-query/responsible-gaming'
import type { Break } from '@longan/sdk'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { api } from '#api/gateway.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { serverClock } from '#lib/time/server-clock.ts'
import { formatMoment } from '#shared/breaks/break-facts.ts'
import { Form, FormFailure } from '#shared/forms/form-layout.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { leaveGame } from '#shared/left-game.ts'
import { Button } from '#ui/action/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { formatPeriod } from './rule-value.ts'

type TimeOutFormProps = { durations: number[]; current: Break | undefined; onDone: () => void }

/** Takes a time-out of one of the durations, in ms. During another one only longer ones are offered. */
export function TimeOutForm({ durations, current, onDone }: TimeOutFormProps) {
  const { t } = useTranslation('responsible')
  const language = useLanguage()
  const { mutateAsync } = useMutation(createTimeOut.mutationOptions(api))
  const left = (current?.endTime ?? 0) - serverClock.now()
  const offered = durations.filter((one) => one > left)
  const schema = v.object({ duration: v.optional(v.string(), String(offered[0])) })
  const form = useGatewayForm(schema, async ({ duration }) => {
    const [taken] = await mutateAsync({ input: { duration: Number(duration) } })
    leaveGame(undefined)
    void showToast(t('timeOutDone', { time: formatMoment(taken?.endTime ?? 0) }), { kind: 'success' })
    onDone()
  })
  if (offered.length === 0) return <p>{t('noLongerTimeOut')}</p>
  return (
    <Form {...form.props} aria-label={t('timeOut')}>
      <p>{t('timeOutEffect')}</p>
      <SelectField
        {...form.field('duration')}
        label={t('duration')}
        options={offered.map((one) => ({ value: String(one), label: formatPeriod(one, language) }))}
      />
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" wide busy={form.busy}>
        {t('beginTimeOut')}
      </Button>
    </Form>
  )
}
