import type { PaymentPasswordInput } from '@longan/sdk'
import { member } from '@longan/sdk/member'
import { security } from '@longan/sdk/security'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { http } from './gateway.ts'

/** What stands in the way of a withdrawal, what an account to add asks for, and who the person is. */
const invalidateSetUp = (client: QueryClient) =>
  Promise.all(
    [['withdrawals'], ['accounts'], ['member', 'info'], ['security']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  )

/** Gives the name that money is sent to; once and for all. */
export const setPayeeName = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (name: string) => member(http).updatePayeeName(name),
    onSuccess: () => invalidateSetUp(client),
  })

/** Sets the first payment password. */
export const setPaymentPassword = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (input: Pick<PaymentPasswordInput, 'paymentPassword' | 'confirmPaymentPassword'>) =>
      security(http).setPaymentPassword(input),
    onSuccess: () => invalidateSetUp(client),
  })
