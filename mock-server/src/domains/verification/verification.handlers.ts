import type { HandlerCall, Handlers } from '../../kernel/http.ts'
import type { HumanCheckService } from './human-check.service.ts'
import type { MobileCodesService } from './mobile-codes.service.ts'
import type { MobilesService } from './mobiles.service.ts'
import { fieldIn, phoneOf } from './phone.ts'
import type { PhoneProof } from './phone-proof.service.ts'

type Operations =
  | 'getHumanCheck'
  | 'sendLoginCode'
  | 'sendRegistrationCode'
  | 'sendPasswordCode'
  | 'sendMobileCode'
  | 'verifyMobile'
  | 'verifyCurrentMobile'
type Needs = {
  humanCheck: HumanCheckService
  mobileCodes: MobileCodesService
  mobiles: MobilesService
}

export const verificationHandlers = ({ humanCheck, mobileCodes, mobiles }: Needs): Handlers<Operations> => {
  /** Nobody is sent a code without the human check, where the site has one. */
  const admitted = (body: Parameters<typeof phoneOf>[0] & { geetestValidateV4?: object }) => {
    const number = { ...phoneOf(body), field: fieldIn(body) }
    humanCheck.refuseMachine('GEETESTVCODE3', body.geetestValidateV4)
    return number
  }
  const sendToGuest = async ({ body, language }: Pick<HandlerCall<'sendLoginCode'>, 'body' | 'language'>) => ({
    expirationTime: await mobileCodes.sendToGuest(admitted(body), language),
  })
  return {
    getHumanCheck: async () => ({ gt: await humanCheck.begin() }),
    sendLoginCode: sendToGuest,
    sendPasswordCode: sendToGuest,
    sendRegistrationCode: async ({ body, language }) => ({
      expirationTime: await mobileCodes.sendToNewcomer(admitted(body), language),
    }),
    sendMobileCode: async ({ member, body, language }) => ({
      expirationTime: await mobileCodes.sendToMember(member(), admitted(body), language),
    }),
    async verifyMobile({ member, body }) {
      await mobiles.bind(member().id, { ...phoneOf(body), ...proofIn(body) })
      return true
    },
    async verifyCurrentMobile({ member, body }) {
      await mobiles.proveCurrent(member().id, { ...phoneOf(body), ...proofIn(body) })
      return true
    },
  }
}

const proofIn = ({ verificationCode, firebaseIdToken }: PhoneProof) => ({ verificationCode, firebaseIdToken })
