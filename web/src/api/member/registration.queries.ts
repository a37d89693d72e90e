import { GatewayError, type RegistrationInput } from '@longan/sdk'
import type { RegistrationForm } from '@longan/sdk/inputs/registration'
import { getRegistrationRules } from '@longan/react-query/registration'
import { listCountries } from '@longan/react-query/system'
import { registration } from '@longan/sdk/registration'
import { keepPreviousData, mutationOptions, type QueryClient } from '@tanstack/react-query'
import { config } from '#lib/site/config.ts'
import type { Language } from '#lib/money/money.ts'
import { apiIn, http } from '../gateway.ts'
import type { Prefetch } from '../site/first-view.ts'
import { getHumanProof, isModuleOn } from './session.queries.ts'
import { identity } from './identity.ts'
import { session } from './session.ts'

export const registrationRulesQuery = (language: Language) => ({
  ...getRegistrationRules.queryOptions(apiIn(language)),
  placeholderData: keepPreviousData,
  staleTime: 300_000,
})

export const prefetchRegistration: Prefetch = (client, language) =>
  client.prefetchQuery(registrationRulesQuery(language))

export const countriesQuery = (language: Language) => ({
  ...listCountries.queryOptions(apiIn(language)),
  placeholderData: keepPreviousData,
  staleTime: Infinity,
})

/** Fails with `member.exists` if the name is taken. */
export const checkUsername = () =>
  mutationOptions({ mutationFn: (username: string) => registration(http).checkUsername(username) })

/** Assigns every error of the code check to the field of the invitation code. */
function throwCodeError(error: unknown): never {
  if (!(error instanceof GatewayError) || error.status === 0 || error.status >= 500) throw error
  // A field that is only invalid has its own message in `forms`.
  const wrong = config.wrongInvitation === 'useValid' ? 'request_param_err' : 'affiliate.code.invalid'
  const code = error.code === 'agent.link.incorrect' ? error.code : wrong
  const { status, gatewayMessage, operation } = error
  throw new GatewayError(
    { status, code, gatewayMessage, operation, value: { field: 'affiliateCode' } },
    { cause: error },
  )
}

/** Checks an agent's code before the registration, if the site requires that. */
async function assertCode(client: QueryClient, { affiliateCode, domain }: RegistrationInput) {
  if (!affiliateCode || !(await isModuleOn(client, 'AFFMAN3'))) return
  await registration(http).checkAffiliate(affiliateCode, domain).catch(throwCodeError)
}

export const join = (client: QueryClient, method: RegistrationForm['method']) =>
  mutationOptions({
    mutationFn: async (input: RegistrationInput) => {
      await assertCode(client, input)
      const proof = await getHumanProof(client, 'GEETEST3', 'register')
      const { byUsername, byMobile } = registration(http)
      const token = identity.token()
      const identityToken = token && !input.firebaseIdToken ? { firebaseIdToken: token } : {}
      return (method === 'username' ? byUsername : byMobile)({ ...identityToken, ...input, ...proof })
    },
    onSuccess: ({ token, userName, type = 0 }) => session.signIn({ token, userName, type, firstTimeLogin: true }),
  })
