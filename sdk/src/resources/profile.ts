import type { Call, Http } from '../http.ts'
import { profileOperations } from '../operations/profile.gen.ts'
import type { components } from '../schema.gen.ts'
import { done, value } from '../value.ts'

type Schemas = components['schemas']

/** The member's choices, and additional protection of the account. */
export const profile = (http: Http) => {
  const { GET, POST, PUT } = http.clientOf(profileOperations)

  return {
    getIcon: (call?: Call) => value(GET('/wps/member/info/icon', call)),
    setIcon: (icon: string, call?: Call) => done(PUT('/wps/member/info/icon', { body: { icon }, ...call })),
    getAvatar: (call?: Call) => value(GET('/wps/relay/MCSFE_getPlayerAvatar', call)),
    setLanguage: (language: string, call?: Call) => done(PUT('/wps/member/language', { body: { language }, ...call })),
    getKycSetting: (call?: Call) => value(GET('/wps/relay/MCSFE_getCustomerKycMerchantSetting', call)),
    listLotterySeries: (call?: Call) => value(GET('/wps/member/lottoCustomersSeries', call)),
    getSecurityConfig: (call?: Call) => value(GET('/wps/v2/member/securityConfig', call)),
    listQuestions: (call?: Call) => value(GET('/wps/member/securityQuestions', call)),
    /** Those the member has answered. */
    listMyQuestions: (call?: Call) => value(GET('/wps/member/customerSecurityQuestions', call)),
    setSecurityQuestions: (questions: Schemas['SecurityAnswers']['questions'], call?: Call) =>
      done(PUT('/wps/member/customerSecurityQuestions', { body: { questions }, ...call })),
    getAuthenticator: (call?: Call) => value(GET('/wps/member/googleAuthenticator', call)),
    bindAuthenticator: (body: Schemas['AuthenticatorProof'], call?: Call) =>
      done(POST('/wps/member/googleAuthenticator', { body, ...call })),
  }
}
