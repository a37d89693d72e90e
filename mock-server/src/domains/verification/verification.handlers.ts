import type { HandlerCall, Handlers } from '../../kernel/http/http.ts'
import type { HumanCheckService } from './human-check.service.ts'
import type { MobileCodesService } from './mobile-codes.service.ts'
import type { MobilesService } from './mobiles.service.ts'
import { phoneFieldOf, parsePhone } from './phone.ts'
import type { PhoneProof } from './phone-proof.service.ts'

type Operations =
  | 'getHumanCheck'
  | 'sendLoginCode'
  | 'sendRegistrationCode'
  | 'sendPasswordCode'
  | 'sendMobileCode'
  | 'verifyMobile'
  | 'verifyCurrentMobile'
type Dependencies = {
  humanCheck: HumanCheckService
  mobileCodes: MobileCodesService
  mobiles: MobilesService
}

export const verificationHandlers = ({ humanCheck, mobileCodes, mobiles }: Dependencies): Handlers<Operations> => {
  const readNumber = (body: Parameters<typeof parsePhone>[0] & { geetestValidateV4?: object }) => {
    const number = { ...parsePhone(body), field: phoneFieldOf(body) }
    humanCheck.assertHuman('GEETESTVCODE3', body.geetestValidateV4)
    return number
  }
  const sendToGuest = async ({ body, language }: Pick<HandlerCall<'sendLoginCode'>, 'body' | 'language'>) => ({
    expirationTime: await mobileCodes.sendToGuest(readNumber(body), language),
  })
  return {
    getHumanCheck: async () => ({ gt: await humanCheck.start() }),
    sendLoginCode: sendToGuest,
    sendPasswordCode: sendToGuest,
    sendRegistrationCode: async ({ body, language }) => ({
      expirationTime: await mobileCodes.sendToNewcomer(readNumber(body), language),
    }),
    sendMobileCode: async ({ member, body, language }) => ({
      expirationTime: await mobileCodes.sendToMember(member(), readNumber(body), language),
    }),
    async verifyMobile({ member, body }) {
      await mobiles.bind(member().id, { ...parsePhone(body), ...proofOf(body) })
      return true
    },
    async verifyCurrentMobile({ member, body }) {
      await mobiles.proveCurrent(member().id, { ...parsePhone(body), ...proofOf(body) })
      return true
    },
  }
}

const proofOf = ({ verificationCode, firebaseIdToken }: PhoneProof) => ({ verificationCode, firebaseIdToken })
