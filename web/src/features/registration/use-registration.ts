import { GatewayError, type RegistrationInput } from '@longan/sdk'
import {
  numberFields,
  registrationPayload,
  registrationSchema,
  type RegistrationValues,
} from '@longan/sdk/inputs/registration'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { problemText } from '#api/problems.ts'
import { join } from '#api/registration.queries.ts'
import { drawCaptcha } from '#api/session.queries.ts'
import { codeProof } from '#api/verification.queries.ts'
import { runEnvironment } from '#lib/run-environment.ts'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { showToast } from '#ui/toast.ts'
import type { Draft } from '#ui/use-draft.ts'
import type { Method, RegistrationSite } from './use-registration-site.ts'

export type RegistrationProps = { site: RegistrationSite; method: Method; draft: Draft }
/** What a field of this form is told. */
export type FieldOf = ReturnType<typeof useRegistration>['field']
export type JoiningForm = ReturnType<typeof useRegistration>['form']

/** Where the form is filled in, as the gateway wants to know it. */
const surroundings = (domain: string, dialling: unknown) => ({
  domain,
  registerUrl: location.hostname,
  registerMethod: runEnvironment(),
  countryDialingCode: typeof dialling === 'string' ? dialling : undefined,
})

/** The form of registration: its fields as they were left, its rules, and what becomes of it. */
export function useRegistration({ site, method, draft }: RegistrationProps) {
  const { t } = useTranslation('registration')
  const [query] = useSearchParams()
  const names = numberFields[method]
  const schema = useMemo(() => registrationSchema(site.rules, site.formOf(method)), [site, method])
  const joinBy = useJoin(method)

  const send = async (values: RegistrationValues, { countryDialingCode }: Record<string, unknown>) => {
    const code = values[names.code]
    await joinBy({
      ...registrationPayload(values, surroundings(site.domain, countryDialingCode)),
      ...(code && (await codeProof('register', code))),
    })
    draft.forget()
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
  /** Why no code was sent: under the number, if it is about the number. */
  const refuse = (error: unknown) => {
    const isOfNumber = error instanceof GatewayError && error.value?.field === 'mobileNum'
    form.refuse(isOfNumber ? names.number : names.code, problemText(error))
  }
  return { form, field, refuse }
}

/** Joins, and asks for another captcha where that was in vain. Who has brought the person is in the link; a wrong one is told once. */
function useJoin(method: Method) {
  const client = useQueryClient()
  const [query] = useSearchParams()
  const referral = useRef(query.get('referralCode') ?? undefined)
  const { mutateAsync } = useMutation(join(client, method))
  return async (input: RegistrationInput) => {
    const referralCode = referral.current
    return mutateAsync({ ...input, ...(referralCode && { referralCode }) }).catch((error: unknown) => {
      if (error instanceof GatewayError && error.value?.field === 'referralCode') referral.current = undefined
      void drawCaptcha(client)
      throw error
    })
  }
}
