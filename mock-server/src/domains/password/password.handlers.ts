import type { HandlerCall, Handlers } from '../../kernel/http.ts'
import type { MailCodesService } from '../verification/mail-codes.service.ts'
import type { LoginPasswordService } from './login-password.service.ts'

type Operations = 'changePassword' | 'mailPassword' | 'mailPasswordByPost' | 'resetPassword'
type Needs = { loginPassword: LoginPasswordService; mailCodes: MailCodesService }

export const passwordHandlers = ({ loginPassword, mailCodes }: Needs): Handlers<Operations> => {
  async function mail({ body, language }: Pick<HandlerCall<'mailPassword'>, 'body' | 'language'>) {
    await mailCodes.sendPassword(body, language)
    return true
  }
  return {
    async changePassword({ member, body, token }) {
      await loginPassword.change(member(), body, token)
      return true
    },
    mailPassword: mail,
    mailPasswordByPost: mail,
    async resetPassword({ body }) {
      await loginPassword.reset(body)
      return true
    },
  }
}
