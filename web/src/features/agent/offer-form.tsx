import type { Contract } from '@longan/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { offerContract } from '#api/agent/contract-book.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import forms from '#shared/forms/form.module.css'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { CommandFailure } from '#shared/money/command-failure.tsx'
import { useMoneyCommand } from '#shared/money/use-money-command.ts'
import { useProductName } from '#shared/product-name.ts'
import { Button } from '#ui/action/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { type Draft, useDraft } from '#ui/form/use-draft.ts'
import { AgentField } from './agent-field.tsx'
import { kindMessages } from './contract-messages.ts'
import { offerFieldNames, offerRule, ratesOf } from './offer-rules.ts'
import { StepFields } from './step-fields.tsx'
import { type OfferTerms, useOfferTerms } from './use-offer-terms.ts'
import { useSteps } from './use-steps.ts'
import { viewPath } from './views.ts'

export function OfferForm({ terms }: { terms: readonly Contract[] }) {
  const { t } = useTranslation('agent')
  const draft = useDraft('contract-offer')
  const offerTerms = useOfferTerms(terms, draft)
  const steps = useSteps(draft)
  const { form, isUncertain } = useOfferForm(offerTerms, steps.ids, draft)
  // A rate that is too high for one kind of contract may be valid for another. The fields are read from the page.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => form.revalidate(), [offerTerms.kind, offerTerms.product, offerTerms.rateLimit.rateType])
  const choose = (account: string) => {
    offerTerms.chooseDownline(account)
    form.setError('downline', '')
  }
  const field = (name: string) => ({ ...form.field(name), defaultValue: draft.get(name) })
  return (
    <form {...form.props} className={forms.form} aria-label={t('newContract')} onChange={draft.onChange}>
      <p className={forms.lead}>{t('newContractLead')}</p>
      <AgentField {...form.field('downline')} chosen={offerTerms.downline} onChoose={choose} />
      <TermsFields offerTerms={offerTerms} />
      {steps.ids.map((id, index) => (
        <StepFields
          key={`${id}-${offerTerms.rateLimit.rateType}`}
          id={id}
          number={index + 1}
          rateLimit={offerTerms.rateLimit}
          hasLoss={offerTerms.kind === 'DIVIDEND'}
          field={field}
          onRemove={steps.ids.length > 1 ? () => steps.remove(id) : undefined}
        />
      ))}
      {steps.hasRoom && (
        <Button variant="quiet" wide onClick={steps.add}>
          <Plus size={18} aria-hidden /> {t('addStep')}
        </Button>
      )}
      <p className={forms.lead}>{t('replacesText')}</p>
      <CommandFailure form={form} isUncertain={isUncertain} />
      <Button type="submit" wide busy={form.busy}>
        {t('offer')}
      </Button>
    </form>
  )
}

/** Kind of contract, games and rate type; a field with a single option is not shown. */
function TermsFields({ offerTerms }: { offerTerms: OfferTerms }) {
  const { t } = useTranslation('agent')
  const productName = useProductName()
  return (
    <>
      <SelectField
        name="kind"
        label={t('contractKind')}
        value={offerTerms.kind}
        options={offerTerms.kinds.map((value) => ({ value, label: t(kindMessages[value]) }))}
        onChange={offerTerms.setKind}
      />
      <SelectField
        name="product"
        label={t('product')}
        value={offerTerms.product}
        options={offerTerms.products.map((value) => ({ value, label: productName(value) }))}
        onChange={offerTerms.setProduct}
      />
      {offerTerms.rateTypes.length > 1 && (
        <SelectField
          name="rateType"
          label={t('paymentType')}
          value={offerTerms.rateLimit.rateType}
          options={offerTerms.rateTypes.map((value) => ({ value, label: t(`paymentType_${value}`) }))}
          onChange={offerTerms.setRateType}
        />
      )}
    </>
  )
}

/** Sends the offer with an idempotency key, so that a retry does not create a second contract. */
function useOfferForm({ kind, product, rateLimit }: OfferTerms, steps: readonly number[], draft: Draft) {
  const { t } = useTranslation('agent')
  const language = useLanguage()
  const navigate = useNavigate()
  const { send, isUncertain } = useMoneyCommand('contract-offer', offerContract(useQueryClient()))
  const { rateType, max } = rateLimit
  const schema = useMemo(() => offerRule(steps, { rateType, max }, language), [steps, rateType, max, language])
  const form = useGatewayForm(
    schema,
    async ({ downline, typed }) => {
      const rates = ratesOf(steps, typed, rateType)
      const body = { downline, contractType: kind, productType: product, rates }
      await send(body, (idempotencyKey) => ({ body, idempotencyKey }))
      draft.clear()
      void showToast(t('offerSent', { name: downline }), { kind: 'success' })
      await navigate(viewPath('contracts', { side: 'offered' }), { replace: true })
    },
    offerFieldNames(steps),
  )
  return { form, isUncertain }
}
