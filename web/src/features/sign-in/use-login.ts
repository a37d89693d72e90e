import { GatewayError } from '@longan/sdk'
import { loginPayload, mobileLogin, usernameLogin } from '@longan/sdk/inputs/login'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { GenericSchema } from 'valibot'
import { useLanguage } from '#i18n/i18n.ts'
import { knownPassword } from '#api/member/identity.ts'
import { registrationRulesQuery } from '#api/member/registration.queries.ts'
import { refreshCaptcha, logIn } from '#api/member/session.queries.ts'
import { codeProof } from '#api/member/verification.queries.ts'
import { type BreakFacts, findBreak } from '#shared/breaks/break-facts.ts'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { forgetLogin, rememberLogin } from '#shared/remembered-login.ts'

export type LoginMethod = 'username' | 'sms'
/** Field names for SMS: the number is sent as the name, the code as the password. */
const smsNames = {
  username: 'mobileNum',
  firebaseMobileNo: 'mobileNum',
  password: 'messageCode',
  firebaseIdToken: 'messageCode',
} as const
type LoginValues = Record<
  'username' | 'password' | 'mobileNum' | 'messageCode' | 'countryDialingCode' | 'identifying',
  string
> & { remember: boolean }

async function smsPayload({ mobileNum, messageCode, countryDialingCode, identifying }: LoginValues) {
  const proof = await codeProof('login', messageCode)
  if (!proof.firebaseIdToken) return loginPayload({ mobileNum, messageCode, countryDialingCode, identifying })
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

/** `onBreak` gets the break because of which a login is refused. */
export function useLogin(method: LoginMethod, loginMutation = logIn, onBreak?: (found: BreakFacts) => void) {
  const client = useQueryClient()
  const isByName = method === 'username'
  const captcha = useCaptchaOf(isByName ? 'username' : 'mobileNum')
  const { mutateAsync } = useMutation(loginMutation(client))
  const send = async (typed: LoginValues) => {
    const name = isByName ? typed.username : typed.mobileNum
    captcha.begin(name)
    await mutateAsync(isByName ? loginPayload(typed) : await smsPayload(typed)).catch(async (error: unknown) => {
      if (error instanceof GatewayError && error.value?.captcha) {
        captcha.require(name)
        await refreshCaptcha(client)
      }
      const found = findBreak(error)
      if (found) onBreak?.(found)
      throw error
    })
    if (isByName) knownPassword.set(typed.password)
    if (!typed.remember) return forgetLogin(method)
    rememberLogin({
      type: method,
      username: name,
      password: isByName ? typed.password : '',
      countryDialingCode: isByName ? '' : typed.countryDialingCode,
    })
  }
  const { data: rules } = useQuery(registrationRulesQuery(useLanguage()))
  const schemaOf = isByName ? usernameLogin : mobileLogin
  const schema = schemaOf({ withCaptcha: captcha.isRequired, rules })
  const form = useGatewayForm(
    schema as unknown as GenericSchema<LoginValues, LoginValues>,
    send,
    isByName ? {} : smsNames,
  )
  return { captcha, form }
}

/** The gateway asks for a captcha for one account: while another name is typed, none is required, and no failure of the other account is shown. */
function useCaptchaOf(nameField: 'username' | 'mobileNum') {
  const [{ count, name }, setRequired] = useState({ count: 0, name: '' })
  const [typed, setTyped] = useState('')
  const [sent, setSent] = useState('')
  return {
    /** Number of captchas required so far: each gets a new field. */
    count,
    isRequired: count > 0 && (typed === '' || typed === name),
    /** Another name is typed than that of the last attempt. */
    isOther: typed !== '' && typed !== sent,
    begin(next: string) {
      setSent(next.trim())
      setTyped(next.trim())
    },
    require: (next: string) => setRequired({ count: count + 1, name: next.trim() }),
    onInput({ currentTarget }: { currentTarget: HTMLFormElement }) {
      const field = currentTarget.elements.namedItem(nameField)
      setTyped(field instanceof HTMLInputElement ? field.value.trim() : '')
    },
  }
}
