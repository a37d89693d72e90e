import { GatewayError } from '@longan/sdk'
import { loginPayload, mobileLogin, usernameLogin } from '@longan/sdk/inputs/login'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { GenericSchema } from 'valibot'
import { knownPassword } from '#api/known-password.ts'
import { registrationRulesQuery } from '#api/registration.queries.ts'
import { drawCaptcha, logIn } from '#api/session.queries.ts'
import { codeProof } from '#api/verification.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { forgetRemembered, remember } from '#shared/remembered.ts'
import type { Fields } from '#ui/form.tsx'

export type LoginMethod = 'username' | 'sms'
/** By SMS the number goes for the name, and the code for the password. */
const smsNames = {
  username: 'mobileNum',
  firebaseMobileNo: 'mobileNum',
  password: 'messageCode',
  firebaseIdToken: 'messageCode',
}
type Typed = Record<'username' | 'password' | 'mobileNum' | 'messageCode' | 'identifying', string>

/** What a number and its code send: the code itself, or the identity provider's token for it. */
async function smsPayload({ mobileNum, messageCode, identifying }: Typed, countryDialingCode: string) {
  const proof = await codeProof('login', messageCode)
  if (!proof.firebaseIdToken) return loginPayload({ mobileNum, messageCode, identifying }, countryDialingCode)
  const { firebaseChannel, firebaseIdToken } = proof
  return {
    type: 'firebase' as const,
    firebaseChannel,
    firebaseIdToken,
    firebaseMobileNo: mobileNum,
    countryDialingCode,
    captcha: identifying,
  }
}

/** The login by this method, and what is asked besides after it was refused; agents come in by a door of their own. */
export function useLogin(method: LoginMethod, enterBy = logIn) {
  const client = useQueryClient()
  const isByName = method === 'username'
  const [captchas, setCaptchas] = useState(0)
  const { mutateAsync } = useMutation(enterBy(client))
  const askForCaptcha = async (error: unknown) => {
    if (error instanceof GatewayError && error.value?.captcha) {
      setCaptchas((before) => before + 1)
      await drawCaptcha(client)
    }
    throw error
  }
  const send = async (typed: Typed, { remember: isRemembered, countryDialingCode = '' }: Fields) => {
    const dialling = String(countryDialingCode)
    await mutateAsync(isByName ? loginPayload(typed) : await smsPayload(typed, dialling)).catch(askForCaptcha)
    if (isByName) knownPassword.keep(typed.password)
    const name = isByName ? typed.username : typed.mobileNum
    if (!isRemembered) return forgetRemembered(method)
    remember({ type: method, username: name, password: isByName ? typed.password : '', countryDialingCode: dialling })
  }
  const withCaptcha = captchas > 0
  const { data: rules } = useQuery(registrationRulesQuery(useLanguage()))
  const schemaOf = isByName ? usernameLogin : mobileLogin
  const schema = schemaOf({ withCaptcha, rules })
  const form = useGatewayForm(schema as unknown as GenericSchema<unknown, Typed>, send, isByName ? {} : smsNames)
  /** How many captchas were asked for: each is answered in a field of its own. */
  return { captchas, form }
}
