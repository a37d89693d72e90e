import type { RegistrationInput } from '@longan/sdk'
import { security } from '@longan/sdk/security'
import { verification } from '@longan/sdk/verification'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { serverClock } from '#lib/time/server-clock.ts'
import { http } from '../gateway.ts'
import { getHumanProof } from './session.queries.ts'
import { confirmations, identity } from './identity.ts'
import { statusQuery } from '../site/system.queries.ts'

/** The purpose of a code; it is valid for this purpose only. */
export type CodePurpose = 'login' | 'register' | 'recovery' | 'mobile' | 'current-mobile' | 'payment'
export type MobileNumber = { mobileNum: string; countryDialingCode: string }
type Proof = Pick<RegistrationInput, 'verificationCode' | 'firebaseChannel' | 'firebaseIdToken'>

/** The waiting time until the next code if the gateway does not say, ms. */
const DEFAULT_CODE_WAIT = 60_000

const toInternational = ({ mobileNum, countryDialingCode }: MobileNumber) =>
  countryDialingCode + mobileNum.replace(/^0+/, '')

async function sendByProvider(client: QueryClient, purpose: CodePurpose, number: MobileNumber) {
  const { info } = await client.ensureQueryData(statusQuery())
  const provider = info.sms?.firebase ? identity.provider() : undefined
  confirmations.delete(purpose)
  if (!provider) return false
  confirmations.set(purpose, await provider.sendCode(toInternational(number)))
  return true
}

/** Sends a code by SMS, through the identity provider if the site uses it; returns when the next one can be requested, ms. */
export const sendCode = (client: QueryClient, purpose: CodePurpose) =>
  mutationOptions({
    mutationFn: async (number: MobileNumber) => {
      if (await sendByProvider(client, purpose, number)) return serverClock.now() + DEFAULT_CODE_WAIT
      const product = purpose === 'register' ? 'register' : 'login'
      const proof = await getHumanProof(client, 'GEETESTVCODE3', product)
      const { sendLoginCode, sendRegistrationCode, sendMobileCode } = verification(http)
      const memberCodes = { mobile: sendMobileCode, 'current-mobile': sendMobileCode, payment: sendMobileCode }
      const send = { login: sendLoginCode, recovery: sendLoginCode, register: sendRegistrationCode, ...memberCodes }[
        purpose
      ]
      return (await send({ ...number, ...proof })).expirationTime || serverClock.now() + DEFAULT_CODE_WAIT
    },
  })

export async function codeProof(purpose: CodePurpose, code: string): Promise<Proof> {
  const confirm = identity.provider() && confirmations.get(purpose)
  if (!confirm) return { verificationCode: code }
  return { verificationCode: undefined, firebaseChannel: 'sms', firebaseIdToken: await confirm(code) }
}

/** Sends a code by mail; returns when the next one can be requested, ms. */
export const sendPaymentMail = () =>
  mutationOptions({
    mutationFn: async (email: string) => {
      await security(http).resetPaymentPassword({ method: 'E', email })
      return serverClock.now() + DEFAULT_CODE_WAIT
    },
  })
