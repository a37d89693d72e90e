import type { components, MobileProof, PaymentPasswordInput, PaymentPasswordReset } from '@longan/sdk'
import { profile } from '@longan/sdk/profile'
import { security } from '@longan/sdk/security'
import { verification } from '@longan/sdk/verification'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Language } from '#lib/money/money.ts'
import { serverClock } from '#lib/time/server-clock.ts'
import { http } from '../gateway.ts'
import { memberInfoQuery } from './member.queries.ts'
import { session } from './session.ts'
import { DEFAULT_CODE_WAIT } from './verification.queries.ts'

type Answers = components['schemas']['SecurityAnswers']['questions']
const baseKey = () => ['security', session.get()?.userName]

export const securityConfigQuery = () =>
  queryOptions({
    queryKey: [...baseKey(), 'config'],
    queryFn: ({ signal }) => profile(http).getSecurityConfig({ signal }),
    staleTime: 0,
  })

export const hasPaymentPasswordQuery = () =>
  queryOptions({
    queryKey: [...baseKey(), 'payment-password'],
    queryFn: ({ signal }) => security(http).hasPaymentPassword({ signal }),
  })

export const questionsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...baseKey(), 'questions', language],
    queryFn: async ({ signal }) => {
      const { listQuestions, listMyQuestions } = profile(http)
      const [questions, answered] = await Promise.all([listQuestions({ signal }), listMyQuestions({ signal })])
      return { questions, answered: answered.map(({ questionId }) => questionId) }
    },
  })

const securityMutation = <Input>(client: QueryClient, mutationFn: (input: Input) => Promise<unknown>) =>
  mutationOptions({ mutationFn, onSuccess: () => client.invalidateQueries({ queryKey: baseKey() }) })

export const setPaymentPassword = (client: QueryClient) =>
  securityMutation(client, (input: PaymentPasswordInput) => security(http).setPaymentPassword(input))

export const resetPaymentPassword = (client: QueryClient) =>
  securityMutation(client, (input: PaymentPasswordReset) => security(http).resetPaymentPassword(input))

/** Sends a code by mail; returns when the next one can be requested, ms. */
export const sendPaymentMail = () =>
  mutationOptions({
    mutationFn: async (email: string) => {
      await security(http).resetPaymentPassword({ method: 'E', email })
      return serverClock.now() + DEFAULT_CODE_WAIT
    },
  })

export const answerQuestions = (client: QueryClient) =>
  securityMutation(client, (answers: Answers) => profile(http).setSecurityQuestions(answers))

export const bindMobile = (client: QueryClient) =>
  securityMutation(client, async (proof: MobileProof) => {
    await verification(http).verifyMobile(proof)
    await client.invalidateQueries({ queryKey: memberInfoQuery().queryKey })
  })

export const verifyCurrentMobile = () =>
  mutationOptions({ mutationFn: (proof: MobileProof) => verification(http).verifyCurrentMobile(proof) })
