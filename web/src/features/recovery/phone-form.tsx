import { api } from '#api/gateway.ts'
import { resetPassword } from '@longan/react-query/password'
import { GatewayError, localErrorCodes } from '@longan/sdk'
import { phoneRecovery, ruleOf, type Rules } from '@longan/sdk/inputs/recovery'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { InferOutput } from 'valibot'
import { problemCode, problemText } from '#api/problems.ts'
import { registrationRulesQuery } from '#api/member/registration.queries.ts'
import { logIn } from '#api/member/session.queries.ts'
import { codeProof } from '#api/member/verification.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { FormFailure } from '#shared/forms/form-failure.tsx'
import { Form, Lead } from '#shared/forms/form-layout.tsx'
import { NewPasswordField } from '#shared/forms/new-password-field.tsx'
import { PhoneField } from '#shared/forms/phone-field.tsx'
import { SmsCodeField } from '#shared/forms/sms-code-field.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { Button } from '#ui/action/button.tsx'
import { showLoading } from '#ui/overlay/overlay.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { useDraft } from '#ui/form/use-draft.ts'

const defaultRules: Rules = {}
/** Maximum time of the loading cover, ms. */
const LOADING_TIMEOUT = 15_000

export function PhoneForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('recovery')
  const draft = useDraft('recovery')
  const rules = useQuery(registrationRulesQuery(useLanguage())).data ?? defaultRules
  const form = usePhoneForm(rules, () => {
    draft.clear()
    onDone()
  })
  const number = () => {
    const mobileNum = form.require('mobileNum')
    return mobileNum ? { mobileNum, countryDialingCode: form.textOf('countryDialingCode') } : undefined
  }
  const showRefusal = (error: unknown) => {
    const isNumberError = error instanceof GatewayError && error.value?.field === 'mobileNum'
    form.showError(isNumberError ? 'mobileNum' : 'messageCode', problemText(error))
  }
  return (
    <Form {...form.props} aria-label={t('byPhone')} onChange={draft.onChange}>
      <Lead>{t('phoneLead')}</Lead>
      <PhoneField
        {...form.field('mobileNum')}
        defaultValue={draft.get('mobileNum')}
        initial={draft.get('countryDialingCode')}
      />
      <SmsCodeField {...form.field('messageCode')} purpose="recovery" number={number} onRefused={showRefusal} />
      <NewPasswordField {...form.field('newPassword')} label={t('newPassword')} rule={ruleOf(rules, 'password')} />
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" wide busy={form.busy} disabled={!form.isReady}>
        {t('setPassword')}
      </Button>
    </Form>
  )
}

const isGatewayError = (error: unknown) => !localErrorCodes.some((code) => code === problemCode(error))

function usePhoneForm(rules: Rules, onDone: () => void) {
  const { t } = useTranslation('recovery')
  const schema = phoneRecovery(rules)
  const logInNow = useMutation(logIn(useQueryClient())).mutateAsync
  const reset = useMutation(resetPassword.mutationOptions(api)).mutateAsync

  const setPassword = async (input: InferOutput<typeof schema>) => {
    const { mobileNum, countryDialingCode, messageCode, newPassword } = input
    const hide = showLoading(undefined, LOADING_TIMEOUT)
    const proof = await codeProof('recovery', messageCode)
    await reset({ input: { mobileNum, newPassword, countryDialingCode, ...proof } }).finally(hide)
    void showToast(t('passwordReset'), { kind: 'success' })
    // If the login fails, the member logs in by hand.
    await logInNow({ type: 'username', username: mobileNum, password: newPassword }).catch(() => undefined)
  }
  return useGatewayForm(
    schema,
    async (input, { set }) => {
      await setPassword(input).catch((error: unknown) => {
        // Local errors do not clear fields: the gateway has not rejected their content.
        if (isGatewayError(error)) set(problemCode(error) === 'modify.new.old.same' ? 'newPassword' : 'messageCode', '')
        throw error
      })
      onDone()
    },
    { verificationCode: 'messageCode', firebaseIdToken: 'messageCode' },
  )
}
