import { featureIsOn, type LoginInput } from '@longan/sdk'
import { invalidate } from '@longan/react-query'
import { getCaptcha } from '@longan/react-query/session'
import { session as gatewaySession } from '@longan/sdk/session'
import { verification } from '@longan/sdk/verification'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { api, http } from '../gateway.ts'
import { storage } from '#lib/storage/storage.ts'
import { session } from './session.ts'
import { statusQuery } from '../site/system.queries.ts'

type HumanProof = NonNullable<LoginInput['geetestValidateV4']>

/** Checks whether a module is on, fetching the status if needed; an error counts as off. */
export async function isModuleOn(client: QueryClient, id: string) {
  const status = await client.ensureQueryData(statusQuery()).catch(() => undefined)
  return status !== undefined && featureIsOn(status.info.whitelabel, id)
}

/** Prefetches the data of a module, if the site has it. */
export const prefetchOfModule = async (client: QueryClient, id: string, prefetch: () => Promise<unknown>) =>
  (await isModuleOn(client, id)) && prefetch()

/** Returns the result of the captcha, which every visitor of this demo passes, if the site requires one (by `module`); otherwise an empty object. */
export async function getHumanProof(
  client: QueryClient,
  module: 'GEETEST3' | 'GEETESTVCODE3',
  product: 'login' | 'register',
): Promise<{ geetestValidateV4?: HumanProof }> {
  if (!(await isModuleOn(client, module))) return {}
  const { gt } = await verification(http).getHumanCheck(product)
  return { geetestValidateV4: { captcha_id: gt, pass_token: 'passed' } }
}

export const logIn = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async (input: LoginInput) =>
      gatewaySession(http).login({ ...input, ...(await getHumanProof(client, 'GEETEST3', 'login')) }),
    onSuccess: session.signIn,
  })

export const startTrial = () =>
  mutationOptions({
    mutationFn: () => gatewaySession(http).createTrial(),
    onSuccess: (newSession) => {
      session.signIn(newSession)
      storage.set('trialName', newSession.userName)
    },
  })

/** A captcha picture (PNG, base64). It is valid for one login, so it is never cached. */
export const captchaQuery = () => ({ ...getCaptcha.queryOptions(api), staleTime: Infinity, gcTime: 0 })

export const refreshCaptcha = (client: QueryClient) => invalidate(client, [getCaptcha])
