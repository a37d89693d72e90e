import { useLanguage } from '#i18n/i18n.ts'
import { api } from '#api/gateway.ts'
import { verifyMobile, verifyCurrentMobile } from '@longan/react-query/verification'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { memberInfoQuery } from '#api/member/member.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { Failure } from '#shared/failure.tsx'
import { Form, Lead, Screen, FormFailure } from '#shared/forms/form-layout.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { fieldErrorOf } from '@longan/sdk/inputs/field-error'
import type { MobileProof } from '@longan/sdk'
import { mobileProof, type Rules } from '@longan/sdk/inputs/security'
import { problemText } from '#api/problems.ts'
import { registrationRulesQuery } from '#api/member/registration.queries.ts'
import { type CodePurpose, codeProof } from '#api/member/verification.queries.ts'
import { PhoneField } from '#shared/forms/phone-field.tsx'
import { SmsCodeField } from '#shared/forms/code-field.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { Button } from '#ui/action/button.tsx'
import { useDraft } from '#ui/form/use-draft.ts'

export function MobileScreen() {
  const { t } = useTranslation('security')
  const member = useQuery(memberInfoQuery())
  const [isVerified, setVerified] = useState(false)
  if (member.isError && !member.data) return <Failure query={member} />
  const { mobileVerified, mobile } = member.data ?? {}
  const currentNumber = mobileVerified && !isVerified ? mobile : undefined
  return (
    <Screen>
      <Lead>{t('mobileLead')}</Lead>
      {!member.data ? (
        <RowSkeletons count={3} height={72} />
      ) : currentNumber ? (
        <CurrentNumber present={currentNumber} onVerified={() => setVerified(true)} />
      ) : (
        <NewNumber known={mobileVerified ? undefined : mobile} />
      )}
    </Screen>
  )
}

function CurrentNumber({ present, onVerified }: { present: string; onVerified: () => void }) {
  const { t } = useTranslation('security')
  const { mutateAsync } = useMutation(verifyCurrentMobile.mutationOptions(api))
  const verify = (proof: MobileProof) => mutateAsync({ input: proof }).then(onVerified)
  return (
    <NumberForm
      key="present"
      purpose="current-mobile"
      lead={t('currentNumberLead', { mobile: present })}
      label={t('currentNumber')}
      button={t('continue')}
      send={verify}
    />
  )
}

function NewNumber({ known }: { known: string | undefined }) {
  const { t } = useTranslation('security')
  const navigate = useNavigate()
  const { mutateAsync } = useMutation(verifyMobile.mutationOptions(api))
  const bind = async (proof: MobileProof) => {
    await mutateAsync({ input: proof })
    void showToast(t('mobileSaved'), { kind: 'success' })
    await navigate(paths.security, { replace: true })
  }
  return (
    <NumberForm
      key="new"
      purpose="mobile"
      lead={known && t('unverifiedLead', { mobile: known })}
      label={t('newNumber')}
      button={t('bindMobile')}
      send={bind}
    />
  )
}

const defaultRules: Rules = {}

type NumberFormProps = {
  purpose: CodePurpose
  lead: string | undefined
  label: string
  button: string
  send: (proof: MobileProof) => Promise<unknown>
}

function NumberForm({ purpose, lead, label, button, send }: NumberFormProps) {
  const draft = useDraft(purpose)
  const form = useNumberForm(purpose, async (proof) => {
    await send(proof)
    draft.clear()
  })
  const number = () => {
    const mobileNum = form.require('mobileNum')
    return mobileNum ? { mobileNum, countryDialingCode: form.textOf('countryDialingCode') } : undefined
  }
  const showRefusal = (error: unknown) => {
    const isNumberError = fieldErrorOf(error)?.field === 'mobileNum'
    form.showError(isNumberError ? 'mobileNum' : 'messageCode', problemText(error))
  }
  return (
    <Form {...form.props} aria-label={label} onChange={draft.onChange}>
      {lead && <Lead>{lead}</Lead>}
      <PhoneField
        {...form.field('mobileNum')}
        label={label}
        defaultValue={draft.get('mobileNum')}
        initial={draft.get('countryDialingCode')}
      />
      <SmsCodeField {...form.field('messageCode')} purpose={purpose} number={number} onRefused={showRefusal} />
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" wide busy={form.busy}>
        {button}
      </Button>
    </Form>
  )
}

function useNumberForm(purpose: CodePurpose, send: NumberFormProps['send']) {
  const rules = useQuery(registrationRulesQuery(useLanguage())).data ?? defaultRules
  const schema = mobileProof(rules)
  return useGatewayForm(
    schema,
    async ({ messageCode, ...number }) => {
      const proof = await codeProof(purpose, messageCode)
      await send({ ...number, ...proof })
    },
    { verificationCode: 'messageCode', firebaseIdToken: 'messageCode' },
  )
}
