import { captchaIdOf } from '../../kernel/validation/inputs.ts'
import type { HandlerCall, Handlers } from '../../kernel/http/http.ts'
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
type RegistrationCall = Pick<HandlerCall<'register'>, 'body' | 'header' | 'recordSignIn'>
type Dependencies = { system: SystemService; registration: RegistrationService }

export const registrationHandlers = ({ system, registration }: Dependencies): Handlers<Operations> => {
  const register = async (form: Form, { body, header, recordSignIn }: RegistrationCall) => {
    const { member, token } = await registration.register(form, { ...body, captchaId: captchaIdOf(header) })
    recordSignIn(member.account)
    return { token, userName: member.account, customerId: member.id, type: member.type ?? 0 }
  }
  return {
    getRegistrationRules: ({ language }) => system.registrationRules(language),
    checkUsername({ query }) {
      system.assertValidText('username', query.username)
      registration.assertNameAvailable(query.username)
      return true
    },
    checkAffiliate({ query }) {
      registration.linkOf(query.code, 'code')
      return true
    },
    getDefaultAffiliate: () => ({ code: SITE_CODE }),
    register: (call) => register('username', call),
    registerByPost: (call) => register('username', call),
    registerByMobile: (call) => register('mobile', call),
    registerByMobileByPost: (call) => register('mobile', call),
    registerWithoutUsername: (call) => register('autoUsername', call),
    registerByMobileAlone: (call) => register('onlyMobile', call),
  }
}
