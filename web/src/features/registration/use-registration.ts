import { GatewayError, type RegistrationInput } from '@longan/sdk'
import {
  numberFields,
  registrationPayload,
  registrationSchema,
  type RegistrationValues,
} from '@longan/sdk/inputs/registration'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { problemText } from '#api/problems.ts'
import { join } from '#api/member/registration.queries.ts'
import { refreshCaptcha } from '#api/member/session.queries.ts'
import { codeProof } from '#api/member/verification.queries.ts'
import { runEnvironment } from '#lib/site/run-environment.ts'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { showToast } from '#ui/overlay/toast.ts'
import type { Draft } from '#ui/form/use-draft.ts'
import type { Method, RegistrationSite } from './use-registration-site.ts'

export type RegistrationProps = { site: RegistrationSite; method: Method; draft: Draft }
export type FieldOf = ReturnType<typeof useRegistration>['field']
export type RegistrationFormState = ReturnType<typeof useRegistration>['form']

const environmentOf = (domain: string) => ({
  domain,
  registerUrl: location.hostname,
  registerMethod: runEnvironment(),
})

export function useRegistration({ site, method, draft }: RegistrationProps) {
  const { t } = useTranslation('registration')
  const [query] = useSearchParams()
  const names = numberFields[method]
  const schema = registrationSchema(site.rules, site.formOf(method))
  const register = useRegister(method)

  const send = async (values: RegistrationValues) => {
    const code = values[names.code]
    await register({
      ...registrationPayload(values, environmentOf(site.domain)),
      ...(code && (await codeProof('register', code))),
    })
    draft.clear()
    void showToast(t('welcomeToast'), { kind: 'success' })
  }
  const form = useGatewayForm(schema, send, {
    confirmPassword: 'confimpsw',
    captcha: 'identifying',
    mobileNum: names.number,
    verificationCode: names.code,
    firebaseIdToken: names.code,
  })
  const fromLink = { affiliateCode: query.get('affiliateCode') ?? undefined }
  const field = (name: string) => ({
    ...form.field(name),
    defaultValue: draft.get(name) ?? fromLink[name as 'affiliateCode'],
  })
  const showRefusal = (error: unknown) => {
    const isNumberError = error instanceof GatewayError && error.value?.field === 'mobileNum'
    form.showError(isNumberError ? names.number : names.code, problemText(error))
  }
  return { form, field, refuse: showRefusal }
}

/** Registers the visitor, and fetches another captcha after a failure. A wrong referral code of the link is dropped, so that the next attempt succeeds. */
function useRegister(method: Method) {
  const client = useQueryClient()
  const [query] = useSearchParams()
  const referral = useRef(query.get('referralCode') ?? undefined)
  const { mutateAsync } = useMutation(join(client, method))
  return async (input: RegistrationInput) => {
    const referralCode = referral.current
    return mutateAsync({ ...input, ...(referralCode && { referralCode }) }).catch((error: unknown) => {
      if (error instanceof GatewayError && error.value?.field === 'referralCode') referral.current = undefined
      void refreshCaptcha(client)
      throw error
    })
  }
}
