import type { LoginInput } from '@longan/sdk'
import { session as gatewaySession } from '@longan/sdk/session'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { forgetMember } from './forget-member.ts'
import { http } from './gateway.ts'
import { session } from './session.ts'

/** Begins a session; screens that the person left open behind the login ask anew. */
export const logIn = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (input: LoginInput) => gatewaySession(http).login(input),
    onSuccess: (opened) => {
      session.signIn(opened)
      forgetMember(client)
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
