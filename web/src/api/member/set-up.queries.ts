import type { PaymentPasswordInput } from '@longan/sdk'
import { member } from '@longan/sdk/member'
import { security } from '@longan/sdk/security'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { http } from '../gateway.ts'

const invalidateSetUp = (client: QueryClient) =>
  Promise.all(
    [['withdrawals'], ['accounts'], ['member', 'info'], ['security']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  )

/** Sets the name of the recipient of withdrawals, which cannot be changed later. */
export const setPayeeName = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (name: string) => member(http).updatePayeeName(name),
    onSuccess: () => invalidateSetUp(client),
  })

export const setPaymentPassword = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (input: Pick<PaymentPasswordInput, 'paymentPassword' | 'confirmPaymentPassword'>) =>
      security(http).setPaymentPassword(input),
    onSuccess: () => invalidateSetUp(client),
  })
