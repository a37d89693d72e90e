import { getOfferChoice, setOfferChoice } from '@longan/react-query/responsible-gaming'
import type { Rulebook } from '@longan/sdk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#api/gateway.ts'
import { ruleOf } from '#api/member/responsible.queries.ts'
import { problemText } from '#api/problems.ts'
import { FormFailure, Group } from '#shared/forms/form-layout.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { RuleSource } from './rule-source.tsx'
import styles from './responsible.module.css'

/** The choice to get no offers, where the rulebook has it. */
export function OfferChoice({ rulebook }: { rulebook: Rulebook }) {
  const { t } = useTranslation('responsible')
  const client = useQueryClient()
  const query = getOfferChoice.queryOptions(api)
  const isOffered = ruleOf(rulebook, 'offers.opt.out') === true
  const { data } = useQuery({ ...query, staleTime: 0, enabled: isOffered })
  const { mutate, isPending, error } = useMutation(setOfferChoice.mutationOptions(api))
  if (!isOffered || !data) return null
  const choose = (receives: boolean) => {
    if (isPending) return
    mutate(
      { input: { receives } },
      {
        onSuccess(next) {
          // Offers are on many screens.
          void client.invalidateQueries()
          client.setQueryData(query.queryKey, next)
          void showToast(t(receives ? 'offersOn' : 'offersOff'), { kind: 'success' })
        },
      },
    )
  }
  return (
    <section className={styles.limits} aria-label={t('offers')}>
      <Group>{t('offers')}</Group>
      <p>{t('offersText')}</p>
      <Switch label={t('offersSwitch')} checked={data.receives} onChange={choose} />
      <FormFailure>{error ? problemText(error) : ''}</FormFailure>
      <RuleSource rulebook={rulebook} ruleId="offers.opt.out" />
    </section>
  )
}
