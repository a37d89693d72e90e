import { getOfferChoice, setOfferChoice } from '@longan/react-query/responsible-gaming'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#api/gateway.ts'
import { rulebookQuery } from '#api/member/responsible.queries.ts'
import { problemText } from '#api/problems.ts'
import { FormFailure, Group } from '#shared/forms/form-layout.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { RuleSource } from './rule-source.tsx'
import styles from './responsible.module.css'

/** The choice to get no offers. Loaded where the rulebook has it. */
export function OfferChoice() {
  const { t } = useTranslation('responsible')
  const client = useQueryClient()
  const query = getOfferChoice.queryOptions(api)
  const { data } = useQuery({ ...query, staleTime: 0 })
  const { data: rulebook } = useQuery(rulebookQuery())
  const { mutate, isPending, error } = useMutation(setOfferChoice.mutationOptions(api))
  if (!data || !rulebook) return null
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
