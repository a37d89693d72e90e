import { getPlaySession, setRealityCheck } from '@longan/react-query/responsible-gaming'
import type { PlaySession, RealityCheckInput, Rulebook } from '@longan/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#api/gateway.ts'
import { ruleOf } from '#api/member/responsible.queries.ts'
import { problemText } from '#api/problems.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { FormFailure, Group } from '#shared/forms/form-layout.tsx'
import { Chips } from '#ui/action/chips.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { formatPeriod } from './rule-value.ts'
import styles from './responsible.module.css'

type Interval = RealityCheckInput['interval']
const INTERVALS = [600_000, 900_000, 1_800_000, 3_600_000] as const satisfies Interval[]

/** The interval of reality checks. None can be chosen where the rulebook has none by default. */
export function RealityChecks({ rulebook, session }: { rulebook: Rulebook; session: PlaySession }) {
  const { t } = useTranslation('responsible')
  const language = useLanguage()
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation(setRealityCheck.mutationOptions(api))
  const canBeOff = ruleOf(rulebook, 'reality.check.interval') === 0
  const offered: Interval[] = canBeOff ? [0, ...INTERVALS] : [...INTERVALS]
  const choose = (value: string) => {
    const interval = offered.find((one) => String(one) === value)
    if (interval === undefined || isPending) return
    mutate(
      { input: { interval } },
      {
        onSuccess(next) {
          client.setQueryData(getPlaySession.queryOptions(api).queryKey, next)
          void showToast(t('checksSaved'), { kind: 'success' })
        },
      },
    )
  }
  const labelOf = (interval: Interval) => (interval === 0 ? t('checks_0') : formatPeriod(interval, language))
  return (
    <section className={styles.limits} aria-label={t('checks')}>
      <Group>{t('checks')}</Group>
      <p>{t('checksText')}</p>
      <Chips
        label={t('checks')}
        value={String(session.realityCheck.interval)}
        choices={offered.map((one) => ({ value: String(one), label: labelOf(one) }))}
        onChange={choose}
      />
      <FormFailure>{error ? problemText(error) : ''}</FormFailure>
    </section>
  )
}
