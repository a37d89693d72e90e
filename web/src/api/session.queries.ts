import type { LoginInput, Session } from '@longan/sdk'
import { session as gatewaySession } from '@longan/sdk/session'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { forgetMember } from './forget-member.ts'
import { http } from './gateway.ts'
import { getHumanProof } from './human-check.ts'
import { storage } from '#lib/storage.ts'
import { session } from './session.ts'

/** Begins a session; screens that the person left open behind the way in ask anew. */
export function startSession(client: QueryClient, newSession: Session) {
  session.signIn(newSession)
  forgetMember(client)
}

/** Comes in, with the proof of being a person where the site wants one. */
export const logIn = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async (input: LoginInput) =>
      gatewaySession(http).login({ ...input, ...(await getHumanProof(client, 'GEETEST3', 'login')) }),
    onSuccess: (newSession) => startSession(client, newSession),
  })

/** Begins a session with play money. */
export const startTrial = (client: QueryClient) =>
  mutationOptions({
    mutationFn: () => gatewaySession(http).createTrial(),
    onSuccess: (newSession) => {
      startSession(client, newSession)
      storage.set('trialName', newSession.userName)
    },
  })

/** A fresh captcha picture (PNG, base64). It is good for one login, so it is never taken from the cache. */
export const captchaQuery = (isShown: boolean) =>
  queryOptions({
    queryKey: ['captcha'],
    queryFn: ({ signal }) => gatewaySession(http).getCaptcha({ signal }),
    enabled: isShown,
    staleTime: Infinity,
    gcTime: 0,
  })

/** Draws another picture where one is shown. */
export const refreshCaptcha = (client: QueryClient) => client.invalidateQueries({ queryKey: captchaQuery(true).queryKey })
