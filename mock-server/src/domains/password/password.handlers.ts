import type { HandlerCall, Handlers } from '../../kernel/http.ts'
import type { MailCodesService } from '../verification/mail-codes.service.ts'
import type { LoginPasswordService } from './login-password.service.ts'

type Operations = 'changePassword' | 'sendPasswordMail' | 'sendPasswordMailByPost' | 'resetPassword'
type Needs = { loginPassword: LoginPasswordService; mailCodes: MailCodesService }

export const passwordHandlers = ({ loginPassword, mailCodes }: Needs): Handlers<Operations> => {
  async function mail({ body, language }: Pick<HandlerCall<'sendPasswordMail'>, 'body' | 'language'>) {
    await mailCodes.sendPassword(body, language)
    return true
  }
  return {
    async changePassword({ member, body, token }) {
      await loginPassword.change(member(), body, token)
      return true
    },
    sendPasswordMail: mail,
    sendPasswordMailByPost: mail,
    async resetPassword({ body }) {
      await loginPassword.reset(body)
      return true
    },
  }
}
