import { api, apiIn } from '#api/gateway.ts'
import { getAvailablePromotions } from '@longan/react-query/rewards'
import { claimPromoCode, listPromoCodes } from '@longan/react-query/promo-codes'
import { useQuery, useMutation } from '@tanstack/react-query'
import type { PromoCode, PromoCodeReward } from '@longan/sdk'
import { problem } from '@longan/sdk/inputs/rules'
import { TicketPercent } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { useLanguage } from '#i18n/use-language.ts'
import { formatAmount } from '#lib/money/typed-money.ts'
import { FormFailure } from '#shared/forms/form-failure.tsx'
import { Form } from '#shared/forms/form-layout.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { Button } from '#ui/action/button.tsx'
import { Section } from '#ui/list/scroll-row.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useDraft } from '#ui/form/use-draft.ts'
import { RewardRow } from './reward-row.tsx'
import { useClaim } from './use-claim.ts'
import { useRewardToast } from './use-format-reward.ts'

const MAX_LENGTH = 40
const schema = v.object({
  promoCode: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'required'),
    v.maxLength(MAX_LENGTH, problem('length', { min: 1, max: MAX_LENGTH })),
  ),
})

export function PromoCodes() {
  const { t } = useTranslation('rewards')
  const isOpen = useQuery(getAvailablePromotions.queryOptions(api)).data?.PROMOCODE.enabled !== false
  const { data: codes = [] } = useQuery({ ...listPromoCodes.queryOptions(apiIn(useLanguage())), enabled: isOpen })
  const { claim, claiming } = useClaim(claimPromoCode.mutationOptions(api), useCodeToast())
  if (!isOpen) return null
  return (
    <Section title={t('promoCode')}>
      <CodeForm />
      {codes.map((code) => (
        <CodeRow
          key={code.promoCode}
          code={code}
          isClaiming={claiming?.input === code.promoCode}
          onClaim={() => claim({ input: code.promoCode })}
        />
      ))}
    </Section>
  )
}

function useCodeToast() {
  const showReward = useRewardToast()
  return ({ bonusAmt, pointAmt, ticketName }: PromoCodeReward) =>
    showReward({ money: bonusAmt, points: pointAmt, ticket: ticketName })
}

function CodeForm() {
  const { t } = useTranslation('rewards')
  const draft = useDraft('promo-code')
  const showReward = useCodeToast()
  const { mutateAsync } = useMutation(claimPromoCode.mutationOptions(api))
  const form = useGatewayForm(schema, async ({ promoCode }, { reset }) => {
    const reward = await mutateAsync({ input: promoCode })
    draft.clear()
    reset()
    showReward(reward)
  })
  return (
    <Form {...form.props} aria-label={t('promoCode')} onChange={draft.onChange}>
      <TextField
        {...form.field('promoCode')}
        label={t('codeLabel')}
        hint={t('codeHint')}
        defaultValue={draft.get('promoCode')}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" variant="secondary" wide busy={form.busy}>
        {t('useCode')}
      </Button>
    </Form>
  )
}

type CodeRowProps = { code: PromoCode; isClaiming: boolean; onClaim: () => void }

function CodeRow({ code: { promoCode, promoName, description, enabled, ...code }, isClaiming, onClaim }: CodeRowProps) {
  const { t } = useTranslation('rewards')
  const language = useLanguage()
  const missing = code.unreachedConditions.map(({ current, target }) =>
    t('reached', { current: formatAmount(current, language), target: formatAmount(target, language) }),
  )
  const note = [description, ...missing].join(' · ')
  return (
    <RewardRow icon={<TicketPercent />} title={`${promoName} · ${promoCode}`} note={note}>
      {enabled && (
        <Button
          size="small"
          variant="secondary"
          busy={isClaiming}
          onClick={onClaim}
          aria-label={t('claimOne', { name: promoName })}
        >
          {t('claim')}
        </Button>
      )}
    </RewardRow>
  )
}
