import type { LoginInput } from '@longan/sdk'
import { invalidate } from '@longan/react-query'
import { getCaptcha } from '@longan/react-query/session'
import { session as gatewaySession } from '@longan/sdk/session'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { api, http } from '../gateway.ts'
import { getHumanProof } from './human-check.ts'
import { storage } from '#lib/storage/storage.ts'
import { session } from './session.ts'

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
