import type { PasswordChange, PasswordMailInput, PasswordReset } from '@longan/sdk'
import { password } from '@longan/sdk/password'
import { mutationOptions } from '@tanstack/react-query'
import { http } from './gateway.ts'

/** Asks for a new password by mail; nobody is told whether the account has that address. */
export const requestPasswordMail = () => mutationOptions({ mutationFn: (to: PasswordMailInput) => password(http).askByMail(to) })

/** Sets a new password for whoever holds the number of the account. */
export const resetPassword = () =>
  mutationOptions({ mutationFn: (input: PasswordReset) => password(http).reset(input) })

/** Takes another password for whoever knows the old one. */
export const changePassword = () =>
  mutationOptions({ mutationFn: (input: PasswordChange) => password(http).change(input) })
