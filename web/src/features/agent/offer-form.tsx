import { useLanguage } from '#i18n/i18n.ts'
import { api } from '#api/gateway.ts'
import { createContract } from '@longan/react-query/contract-book'
import type { Contract } from '@longan/sdk'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Fields, Form, Group, Lead, Row } from '#shared/forms/form-layout.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { CommandFailure } from '#shared/money/command-failure.tsx'
import { useMoneyCommand } from '#shared/money/use-money-command.ts'
import { useProductName } from '#shared/product-name.ts'
import { Button } from '#ui/action/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { type Draft, useDraft } from '#ui/form/use-draft.ts'
import { kindMessages } from './contract-messages.ts'
import {
  offerFieldNames,
  offerRule,
  ratesOf,
  stepFields,
  type RateLimit,
  stepField,
  type OfferTerms,
  useOfferTerms,
} from './offer-rules.ts'
import { viewPath } from './views.ts'
import { toMinor } from '#lib/money/money.ts'
import { formatPercent } from '#lib/money/typed-money.ts'
import { AmountField, DecimalField } from '#ui/form/amount-field.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { TextField, type TextFieldProps } from '#ui/form/text-field.tsx'
import { directAgentsQuery } from './agent.queries.ts'
import { PagedList } from '#shared/paged-list.tsx'
import { RecordRow } from '#shared/records/facts.tsx'
import { TypedSearch } from '#shared/typed-search.tsx'
import { ChoiceField } from '#ui/form/choice-field.tsx'
import { Empty } from '#ui/page/empty.tsx'
import type { FieldBaseProps } from '#ui/form/field.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'

export function OfferForm({ terms }: { terms: readonly Contract[] }) {
  const { t } = useTranslation('agent')
  const draft = useDraft('contract-offer')
  const offerTerms = useOfferTerms(terms, draft)
  const steps = useSteps(draft)
  const { form, isUncertain } = useOfferForm(offerTerms, steps.ids, draft)
  // A rate that is too high for one kind of contract may be valid for another. The fields are read from the page.
  const revalidate = useEffectEvent(form.revalidate)
  useEffect(() => revalidate(), [offerTerms.kind, offerTerms.product, offerTerms.rateLimit.rateType])
  const choose = (account: string) => {
    offerTerms.chooseDownline(account)
    form.setError('downline', '')
  }
  const field = (name: string) => ({ ...form.field(name), defaultValue: draft.get(name) })
  return (
    <Form {...form.props} aria-label={t('newContract')} onChange={draft.onChange}>
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
      <Lead>{t('replacesText')}</Lead>
      <CommandFailure form={form} isUncertain={isUncertain} />
      <Button type="submit" wide busy={form.busy}>
        {t('offer')}
      </Button>
    </Form>
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
  const { send, isUncertain } = useMoneyCommand('contract-offer', createContract.mutationOptions(api))
  const { rateType, max } = rateLimit
  const schema = offerRule(steps, { rateType, max }, language)
  const form = useGatewayForm(
    schema,
    async ({ downline, typed }) => {
      const rates = ratesOf(steps, typed, rateType)
      const body = { downline, contractType: kind, productType: product, rates }
      await send(body, (idempotencyKey) => ({ input: body, idempotencyKey }))
      draft.clear()
      void showToast(t('offerSent', { name: downline }), { kind: 'success' })
      await navigate(viewPath('contracts', { side: 'offered' }), { replace: true })
    },
    offerFieldNames(steps),
  )
  return { form, isUncertain }
}

/** Limit of the gateway. */
const MAX_STEPS = 10
const DRAFT_KEY = 'steps'

function useSteps(draft: Draft) {
  const [ids, setIds] = useState(() => (draft.get(DRAFT_KEY) ?? '0').split(',').map(Number))
  const update = (next: number[]) => {
    draft.set(DRAFT_KEY, next.join())
    setIds(next)
  }
  return {
    ids,
    hasRoom: ids.length < MAX_STEPS,
    add: () => update([...ids, Math.max(...ids) + 1]),
    remove(id: number) {
      stepFields(id).forEach((name) => draft.set(name, ''))
      update(ids.filter((one) => one !== id))
    },
  }
}

type FieldOf = (name: string) => Pick<TextFieldProps, 'name' | 'error' | 'valid' | 'defaultValue'>
type StepFieldsProps = {
  id: number
  /** Displayed number, from 1. */
  number: number
  rateLimit: RateLimit
  hasLoss: boolean
  field: FieldOf
  /** Removes the step; undefined for the only one. */
  onRemove?: (() => void) | undefined
}

function StepFields({ id, number, rateLimit, hasLoss, field, onRemove }: StepFieldsProps) {
  const { t } = useTranslation('agent')
  return (
    <Fields role="group" aria-label={t('step', { number })}>
      <Row>
        <Group>{t('step', { number })}</Group>
        {onRemove && <IconButton label={t('removeStep', { number })} icon={<Trash2 />} onClick={onRemove} />}
      </Row>
      <AmountField {...field(stepField('stake', id))} label={t('stepStake')} />
      <TextField {...field(stepField('members', id))} label={t('stepMembers')} kind="number" maxLength={6} />
      {hasLoss && <AmountField {...field(stepField('loss', id))} label={t('stepLoss')} />}
      <RateField {...field(stepField('rate', id))} rateLimit={rateLimit} />
    </Fields>
  )
}

function RateField({ rateLimit: { rateType, max }, ...field }: ReturnType<FieldOf> & { rateLimit: RateLimit }) {
  const { t } = useTranslation('agent')
  const language = useLanguage()
  if (rateType === 'F') return <AmountField {...field} label={t('stepAmount')} min={1} max={toMinor(max)} />
  return <DecimalField {...field} label={t('stepRate')} hint={t('maxRate', { rate: formatPercent(max, language) })} />
}

type AgentFieldProps = Omit<FieldBaseProps, 'label'> & {
  name: string
  chosen: string
  onChoose: (account: string) => void
}

function AgentField({ name, error, chosen, onChoose }: AgentFieldProps) {
  const { t } = useTranslation('agent')
  const [isOpen, setOpen] = useState(false)
  const choose = (account: string) => {
    onChoose(account)
    setOpen(false)
  }
  return (
    <>
      <ChoiceField
        name={name}
        error={error}
        label={t('recipientAgent')}
        value={chosen}
        text={chosen || t('chooseAgent')}
        onOpen={() => setOpen(true)}
      />
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('chooseAgent')}>
        <AgentList onSelect={choose} />
      </Sheet>
    </>
  )
}

function AgentList({ onSelect }: { onSelect: (account: string) => void }) {
  const { t } = useTranslation('agent')
  const [name, setName] = useState('')
  const agents = useInfiniteQuery({ ...directAgentsQuery(name), placeholderData: keepPreviousData })
  return (
    <Fields>
      <TypedSearch text={name} onSearch={setName} label={t('searchTeam')} />
      <PagedList
        query={agents}
        keyOf={({ username }) => username}
        empty={<Empty title={t(name ? 'noResults' : 'noAgents')} text={t(name ? 'noResultsText' : 'noAgentsText')} />}
      >
        {({ username, nickname, downlineCount }) => (
          <RecordRow
            title={nickname ? `${username} (${nickname})` : username}
            text={t('directCount', { total: downlineCount })}
            amount=""
            onOpen={() => onSelect(username)}
          />
        )}
      </PagedList>
    </Fields>
  )
}
