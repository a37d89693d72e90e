import { captchaIdOf } from '../../kernel/captcha-id.ts'
import type { HandlerCall, Handlers } from '../../kernel/http.ts'
import type { SystemService } from '../system/system.service.ts'
import type { Form } from './application.ts'
import { SITE_CODE } from './origin.ts'
import type { RegistrationService } from './registration.service.ts'

type Operations =
  | 'getRegistrationRules'
  | 'checkUsername'
  | 'checkAffiliate'
  | 'getDefaultAffiliate'
  | 'register'
  | 'registerByPost'
  | 'registerByMobile'
  | 'registerByMobileByPost'
  | 'registerWithoutUsername'
  | 'registerByMobileAlone'
type Joining = Pick<HandlerCall<'register'>, 'body' | 'header' | 'cameIn'>
type Needs = { system: SystemService; registration: RegistrationService }

export const registrationHandlers = ({ system, registration }: Needs): Handlers<Operations> => {
  const join = async (form: Form, { body, header, cameIn }: Joining) => {
    const { member, token } = await registration.join(form, { ...body, captchaId: captchaIdOf(header) })
    cameIn(member.account)
    return { token, userName: member.account, customerId: member.id, type: member.type ?? 0 }
  }
  return {
    getRegistrationRules: ({ language }) => system.registrationRules(language),
    checkUsername({ query }) {
      system.refuseUnfit('username', query.username)
      registration.refuseTakenName(query.username)
      return true
    },
    checkAffiliate({ query }) {
      registration.linkOf(query.code, 'code')
      return true
    },
    getDefaultAffiliate: () => ({ code: SITE_CODE }),
    register: (call) => join('username', call),
    registerByPost: (call) => join('username', call),
    registerByMobile: (call) => join('mobile', call),
    registerByMobileByPost: (call) => join('mobile', call),
    registerWithoutUsername: (call) => join('autoUsername', call),
    registerByMobileAlone: (call) => join('onlyMobile', call),
  }
}
