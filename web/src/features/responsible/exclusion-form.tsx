import { problem } from '@longan/sdk/inputs/problem'
import type { Rulebook } from '@longan/sdk'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { excludeMyself, ruleOf } from '#api/member/responsible.queries.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { paths } from '#lib/site/paths.ts'
import { toBreakFacts } from '#shared/breaks/break-facts.ts'
import { Form, FormFailure, FormLink } from '#shared/forms/form-layout.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { Button } from '#ui/action/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { CheckField } from '#ui/form/text-field.tsx'
import { formatPeriod } from './rule-value.ts'
import styles from './responsible.module.css'

type ExclusionFormProps = { rulebook: Rulebook; durations: number[] }

const WITHOUT_END = 'none'

/** Excludes the member after an explicit yes, and leads to the login page, which says what was done. */
export function ExclusionForm({ rulebook, durations }: ExclusionFormProps) {
  const { t } = useTranslation('responsible')
  const language = useLanguage()
  const navigate = useNavigate()
  const { mutateAsync } = useMutation(excludeMyself())
  const schema = v.object({
    duration: v.optional(v.string(), String(durations[0])),
    accepted: v.optional(v.pipe(v.boolean(), v.literal(true, problem('required'))), false),
  })
  const form = useGatewayForm(schema, async ({ duration }) => {
    const length = duration === WITHOUT_END ? {} : { duration: Number(duration) }
    const [taken] = await mutateAsync({ ...length, accepted: true })
    await navigate(paths.login, { state: { found: taken && toBreakFacts(taken) } })
  })
  const options = [
    ...durations.map((one) => ({ value: String(one), label: formatPeriod(one, language) })),
    ...(ruleOf(rulebook, 'exclusion.indefinite') === true ? [{ value: WITHOUT_END, label: t('withoutEnd') }] : []),
  ]
  const delay = Number(ruleOf(rulebook, 'exclusion.return.delay') ?? 0)
  const delayWithoutEnd = Number(ruleOf(rulebook, 'exclusion.return.delay.indefinite') ?? 0)
  const canAlwaysReturn = ruleOf(rulebook, 'exclusion.return.from') === 'any.time'
  const isRefunded = ruleOf(rulebook, 'exclusion.open.bets') === 'refund.unless.begun'
  return (
    <Form {...form.props} aria-label={t('exclusion')}>
      <ul className={styles.effects}>
        <li>{t('effectLogout')}</li>
        <li>{t(canAlwaysReturn ? 'effectLoginAnyTime' : 'effectLogin')}</li>
        <li>{t(isRefunded ? 'effectBetsRefunded' : 'effectBets')}</li>
        <li>{t('effectBalance')}</li>
        <li>
          {t(canAlwaysReturn ? 'effectReturnAnyTime' : 'effectReturn')}{' '}
          {delay > 0 && t('effectDelay', { delay: formatPeriod(delay, language) })}{' '}
          {delayWithoutEnd > 0 && t('effectDelayWithoutEnd', { delay: formatPeriod(delayWithoutEnd, language) })}
        </li>
      </ul>
      <FormLink to={paths.withdraw}>{t('withdrawFirst')}</FormLink>
      <SelectField {...form.field('duration')} label={t('duration')} options={options} />
      <CheckField {...form.field('accepted')} label={t('accept')} />
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" variant="danger" wide busy={form.busy}>
        {t('exclude')}
      </Button>
    </Form>
  )
}
