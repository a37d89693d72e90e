import type { components, MobileProof, PaymentPasswordInput, PaymentPasswordReset } from '@longan/sdk'
import { profile } from '@longan/sdk/profile'
import { security } from '@longan/sdk/security'
import { verification } from '@longan/sdk/verification'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Language } from '#lib/money.ts'
import { serverClock } from '#lib/server-clock.ts'
import { http } from './gateway.ts'
import { memberInfoQuery } from './member.queries.ts'
import { session } from './session.ts'
import { DEFAULT_CODE_WAIT } from './verification.queries.ts'

type Answers = components['schemas']['SecurityAnswers']['questions']
const baseKey = () => ['security', session.get()?.userName]

/** What guards the account, and how much of it is there. */
export const securityConfigQuery = () =>
  queryOptions({
    queryKey: [...baseKey(), 'config'],
    queryFn: ({ signal }) => profile(http).getSecurityConfig({ signal }),
    staleTime: 0,
  })

/** Whether the member has a password for payments. */
export const hasPaymentPasswordQuery = () =>
  queryOptions({
    queryKey: [...baseKey(), 'payment-password'],
    queryFn: ({ signal }) => security(http).hasPaymentPassword({ signal }),
  })

/** The questions of the site, and the ids of those the member has answered. */
export const questionsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...baseKey(), 'questions', language],
    queryFn: async ({ signal }) => {
      const { listQuestions, listMyQuestions } = profile(http)
      const [questions, mine] = await Promise.all([listQuestions({ signal }), listMyQuestions({ signal })])
      return { questions, answered: mine.map(({ questionId }) => questionId) }
    },
  })

/** Does something for the safety of the account; what is known of it is asked for again. */
const securityMutation = <Input>(client: QueryClient, mutationFn: (input: Input) => Promise<unknown>) =>
  mutationOptions({ mutationFn, onSuccess: () => client.invalidateQueries({ queryKey: baseKey() }) })

/** Sets the first payment password, or changes it where the old one is given. */
export const setPaymentPassword = (client: QueryClient) =>
  securityMutation(client, (input: PaymentPasswordInput) => security(http).setPaymentPassword(input))

/** Another payment password for whoever proves otherwise who they are: by the login's password, by phone or by mail. */
export const resetPaymentPassword = (client: QueryClient) =>
  securityMutation(client, (input: PaymentPasswordReset) => security(http).resetPaymentPassword(input))

/** Sends a code to the address of the account; answers when another can be asked for, ms. */
export const sendPaymentMail = () =>
  mutationOptions({
    mutationFn: async (email: string) => {
      await security(http).resetPaymentPassword({ method: 'E', email })
      return serverClock.now() + DEFAULT_CODE_WAIT
    },
  })

export const answerQuestions = (client: QueryClient) =>
  securityMutation(client, (answers: Answers) => profile(http).setSecurityQuestions(answers))

/** Makes a number the member's own. */
export const bindMobile = (client: QueryClient) =>
  securityMutation(client, async (proof: MobileProof) => {
    await verification(http).verifyMobile(proof)
    await client.invalidateQueries({ queryKey: memberInfoQuery().queryKey })
  })

/** Shows that the member holds the number of the account, so that another may take its place. */
export const verifyCurrentMobile = () =>
  mutationOptions({ mutationFn: (proof: MobileProof) => verification(http).verifyCurrentMobile(proof) })
