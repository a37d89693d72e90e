import { GatewayError, type MobileProof } from '@longan/sdk'
import { mobileProof, type Rules } from '@longan/sdk/inputs/security'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { problemText } from '#api/problems.ts'
import { registrationRulesQuery } from '#api/member/registration.queries.ts'
import { type CodePurpose, codeProof } from '#api/member/verification.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { FormFailure } from '#shared/forms/form-failure.tsx'
import styles from '#shared/forms/form.module.css'
import { PhoneField } from '#shared/forms/phone-field.tsx'
import { SmsCodeField } from '#shared/forms/sms-code-field.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { Button } from '#ui/action/button.tsx'
import { useDraft } from '#ui/form/use-draft.ts'

const defaultRules: Rules = {}

type NumberFormProps = {
  purpose: CodePurpose
  lead: string
  label: string
  button: string
  send: (proof: MobileProof) => Promise<unknown>
}

export function NumberForm({ purpose, lead, label, button, send }: NumberFormProps) {
  const draft = useDraft(purpose)
  const form = useNumberForm(purpose, async (proof) => {
    await send(proof)
    draft.clear()
  })
  const number = () => {
    const mobileNum = form.require('mobileNum')
    return mobileNum ? { mobileNum, countryDialingCode: String(form.read().countryDialingCode) } : undefined
  }
  const showRefusal = (error: unknown) => {
    const isNumberError = error instanceof GatewayError && error.value?.field === 'mobileNum'
    form.showError(isNumberError ? 'mobileNum' : 'messageCode', problemText(error))
  }
  return (
    <form {...form.props} className={styles.form} aria-label={label} onChange={draft.onChange}>
      <p className={styles.lead}>{lead}</p>
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
    </form>
  )
}

function useNumberForm(purpose: CodePurpose, send: NumberFormProps['send']) {
  const rules = useQuery(registrationRulesQuery(useLanguage())).data ?? defaultRules
  const schema = useMemo(() => mobileProof(rules), [rules])
  return useGatewayForm(
    schema,
    async ({ mobileNum, messageCode }, { countryDialingCode }) => {
      const proof = await codeProof(purpose, messageCode)
      await send({ mobileNum, countryDialingCode: String(countryDialingCode), ...proof })
    },
    { verificationCode: 'messageCode', firebaseIdToken: 'messageCode' },
  )
}
