import type { HandlerCall, Handlers } from '../../kernel/http/http.ts'
import type { MailCodesService } from '../verification/mail-codes.service.ts'
import type { LoginPasswordService } from './login-password.service.ts'

type Operations =
  | 'changePassword'
  | 'changePasswordV2'
  | 'sendPasswordMail'
  | 'sendPasswordMailByPost'
  | 'resetPassword'
type Dependencies = { loginPassword: LoginPasswordService; mailCodes: MailCodesService }

export const passwordHandlers = ({ loginPassword, mailCodes }: Dependencies): Handlers<Operations> => {
  async function sendMail({ body, language }: Pick<HandlerCall<'sendPasswordMail'>, 'body' | 'language'>) {
    await mailCodes.sendPassword(body, language)
    return true
  }
  async function change({ member, body, token }: Pick<HandlerCall<'changePassword'>, 'member' | 'body' | 'token'>) {
    await loginPassword.change(member(), body, token)
    return true
  }
  return {
    changePassword: change,
    changePasswordV2: change,
    sendPasswordMail: sendMail,
    sendPasswordMailByPost: sendMail,
    async resetPassword({ body }) {
      await loginPassword.reset(body)
      return true
    },
  }
}
