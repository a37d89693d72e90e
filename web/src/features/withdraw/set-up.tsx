import { api } from '#api/gateway.ts'
import { updatePayeeName } from '@longan/react-query/member'
import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Block } from './withdrawals.queries.ts'
import { type BankKind, useKinds } from './accounts.ts'
import { Fields, Form, FormFailure, Group, Lead } from '#shared/forms/form-layout.tsx'
import { Timeline } from '#shared/money/receipt.tsx'
import { Chips } from '#ui/action/chips.tsx'
import { AccountForm, PinForm } from './account-form.tsx'
import { missingSteps, type SetUpStep, steps } from './set-up-steps.ts'
import { payeeName, toPrintedName } from '@longan/sdk/inputs/accounts'
import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useDraft } from '#ui/form/use-draft.ts'

const schema = v.object({ payeename: payeeName })

/** The payee name. It can be set only once, so it is shown as it will be stored before it is sent. */
function PayeeForm() {
  const { t } = useTranslation('withdraw')
  const draft = useDraft('payee')
  const { mutateAsync } = useMutation(updatePayeeName.mutationOptions(api))
  const form = useGatewayForm(schema, async ({ payeename }) => {
    await mutateAsync({ input: payeename })
    draft.clear()
  })
  const { onBlur, ...field } = form.field('payeename')
  const normalizeName = (event: FocusEvent<HTMLInputElement>) => {
    event.currentTarget.value = toPrintedName(event.currentTarget.value)
    onBlur(event)
  }
  return (
    <Form {...form.props} aria-label={t('savePayee')} onChange={draft.onChange}>
      <Lead>{t('payeeLead')}</Lead>
      <TextField
        {...field}
        onBlur={normalizeName}
        kind="name"
        autoCapitalize="characters"
        label={t('payee')}
        hint={t('payeeHint')}
        defaultValue={draft.get('payeename')}
      />
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" wide busy={form.busy}>
        {t('savePayee')}
      </Button>
    </Form>
  )
}

export function SetUp({ blocked }: { blocked: readonly Block[] }) {
  const { t } = useTranslation('withdraw')
  const missing = missingSteps(blocked)
  const current = missing[0]!
  const stateOf = (step: SetUpStep) => (missing.includes(step) ? 'next' : 'done')
  return (
    <>
      <Lead>{t('setUpLead')}</Lead>
      <Timeline
        label={t('setUp')}
        steps={steps.map((step) => ({ title: t(`step_${step}`), state: step === current ? 'now' : stateOf(step) }))}
      />
      <CurrentStep key={current} step={current} isFirst={steps[0] === current} />
    </>
  )
}

const forms = { payee: PayeeForm, pin: PinForm, account: FirstAccount }

function CurrentStep({ step, isFirst }: { step: SetUpStep; isFirst: boolean }) {
  const { t } = useTranslation('withdraw')
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused element was removed with the previous step.
  useEffect(() => {
    if (!isFirst && document.activeElement === document.body) heading.current?.focus()
  }, [isFirst])
  const StepForm = forms[step]
  return (
    <Fields aria-labelledby="set-up-step">
      <Group ref={heading} id="set-up-step" tabIndex={-1}>
        {t(`step_${step}`)}
      </Group>
      <StepForm />
    </Fields>
  )
}

/** Adds the first account; the settings are then fetched again, which completes the step. */
function FirstAccount() {
  const { t } = useTranslation('withdraw')
  const offered = useKinds()
  const [chosen, setChosen] = useState<BankKind>()
  const kind = chosen ?? offered[0] ?? 'B'
  const choices = offered.map((value) => ({ value, label: t(`kind_${value}`) }))
  return (
    <>
      {choices.length > 1 && <Chips label={t('kinds')} choices={choices} value={kind} onChange={setChosen} />}
      <AccountForm key={kind} kind={kind} />
    </>
  )
}
