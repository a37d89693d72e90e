import type { Contract } from '@longan/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { offerContract } from '#api/contract-book.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import forms from '#shared/forms/form.module.css'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { CommandFailure } from '#shared/money/command-failure.tsx'
import { useMoneyCommand } from '#shared/money/use-money-command.ts'
import { useProductName } from '#shared/product-name.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { showToast } from '#ui/toast.ts'
import { type Draft, useDraft } from '#ui/use-draft.ts'
import { AgentField } from './agent-field.tsx'
import { kinds } from './contract-words.ts'
import { offerNames, offerRule, ratesOf } from './offer-rules.ts'
import { StepFields } from './step-fields.tsx'
import { type Terms, useTerms } from './use-terms.ts'
import { useSteps } from './use-steps.ts'
import { viewPath } from './views.ts'

/** Whom a contract is for, what it is about, and its steps. Sent, it stands among those offered, where it can be taken back. */
export function OfferForm({ terms }: { terms: readonly Contract[] }) {
  const { t } = useTranslation('agent')
  const draft = useDraft('contract-offer')
  const about = useTerms(terms, draft)
  const steps = useSteps(draft)
  const { form, isUncertain } = useOffer(about, steps.ids, draft)
  // What was too much for one kind of contract may be right for another: the fields stand in the page, where they are read.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => form.revalidate(), [about.kind, about.product, about.giving.rateType])
  const choose = (account: string) => {
    about.chooseDownline(account)
    form.tell('downline', '')
  }
  const field = (name: string) => ({ ...form.field(name), defaultValue: draft.get(name) })
  return (
    <form {...form.props} className={forms.form} aria-label={t('newContract')} onChange={draft.hear}>
      <p className={forms.lead}>{t('newContractLead')}</p>
      <AgentField {...form.field('downline')} chosen={about.downline} onChoose={choose} />
      <About about={about} />
      {steps.ids.map((id, index) => (
        <StepFields
          key={`${id}-${about.giving.rateType}`}
          id={id}
          number={index + 1}
          giving={about.giving}
          asksLoss={about.kind === 'DIVIDEND'}
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

/** The kind of contract, its games, and whether it gives a share or an amount, as far as there is a choice. */
function About({ about }: { about: Terms }) {
  const { t } = useTranslation('agent')
  const productName = useProductName()
  return (
    <>
      <SelectField
        name="kind"
        label={t('contractKind')}
        value={about.kind}
        options={about.kinds.map((value) => ({ value, label: t(kinds[value]) }))}
        onChange={about.setKind}
      />
      <SelectField
        name="product"
        label={t('product')}
        value={about.product}
        options={about.products.map((value) => ({ value, label: productName(value) }))}
        onChange={about.setProduct}
      />
      {about.rateTypes.length > 1 && (
        <SelectField
          name="rateType"
          label={t('gives')}
          value={about.giving.rateType}
          options={about.rateTypes.map((value) => ({ value, label: t(`gives_${value}`) }))}
          onChange={about.setRateType}
        />
      )}
    </>
  )
}

/** The form that offers it, once for each intent: what may have arrived is sent again under its key. */
function useOffer({ kind, product, giving }: Terms, steps: readonly number[], draft: Draft) {
  const { t } = useTranslation('agent')
  const language = useLanguage()
  const navigate = useNavigate()
  const { send, isUncertain } = useMoneyCommand('contract-offer', offerContract(useQueryClient()))
  const { rateType, most } = giving
  const schema = useMemo(() => offerRule(steps, { rateType, most }, language), [steps, rateType, most, language])
  const form = useGatewayForm(
    schema,
    async ({ downline, typed }) => {
      const rates = ratesOf(steps, typed, rateType)
      const body = { downline, contractType: kind, productType: product, rates }
      await send(body, (idempotencyKey) => ({ body, idempotencyKey }))
      draft.forget()
      void showToast(t('offerSent', { name: downline }), { kind: 'success' })
      await navigate(viewPath('contracts', { side: 'offered' }), { replace: true })
    },
    offerNames(steps),
  )
  return { form, isUncertain }
}
