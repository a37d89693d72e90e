import type { PasswordChange, PasswordMailInput, PasswordReset } from '@longan/sdk'
import { password } from '@longan/sdk/password'
import { mutationOptions } from '@tanstack/react-query'
import { http } from '../gateway.ts'

/** Requests a new password by mail. The response does not show whether the account has that address. */
export const requestPasswordMail = () =>
  mutationOptions({ mutationFn: (to: PasswordMailInput) => password(http).askByMail(to) })

export const resetPassword = () =>
  mutationOptions({ mutationFn: (input: PasswordReset) => password(http).reset(input) })

export const changePassword = () =>
  mutationOptions({ mutationFn: (input: PasswordChange) => password(http).change(input) })
