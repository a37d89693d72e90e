import type { Handlers, Value } from '../../kernel/http/http.ts'
import { languageOf } from '../../kernel/validation/language.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import type { LotteryService } from '../lottery/lottery.service.ts'
import type { MembersService, Member } from '../member/member.service.ts'
import type { SystemService } from '../system/system.service.ts'
import { QUESTIONS, type ProfileService, totpOf } from './profile.service.ts'
import type { PaymentPasswordService } from '../security/payment-password.service.ts'
import type { AccountsService } from '../withdrawals/accounts.service.ts'

type ChoiceOperation =
  | 'getMemberIcon'
  | 'setMemberIcon'
  | 'getPlayerAvatar'
  | 'setMemberLanguage'
  | 'getKycSetting'
  | 'listMemberLotterySeries'
type SecurityOperation =
  | 'getSecurityConfig'
  | 'listSecurityQuestions'
  | 'listMySecurityQuestions'
  | 'setSecurityQuestions'
  | 'getGoogleAuthenticator'
  | 'bindGoogleAuthenticator'
type Dependencies = SecurityDependencies & { system: SystemService; members: MembersService; lottery: LotteryService }

const translateQuestions = (language: 'vi' | 'en') =>
  QUESTIONS.map((question, index) => ({ questionId: index + 1, question: question[language] }))

const choiceHandlers = ({ system, profile, lottery }: Dependencies): Handlers<ChoiceOperation> => ({
  getMemberIcon: ({ member }) => profile.iconOf(member().id),
  async setMemberIcon({ member, body }) {
    await profile.setIcon(member().id, body.icon)
    return true
  },
  getPlayerAvatar: ({ member }) => ({ avatar: profile.iconOf(member().id), avatarType: 'STATIC' }),
  async setMemberLanguage({ member, body }) {
    if (!/^(vi|en)\b/i.test(body.language)) throw invalidField('language', 'is neither VI nor EN')
    await profile.setLanguage(member().id, languageOf(body.language, 'vi').toUpperCase())
    return true
  },
  getKycSetting({ member }) {
    member()
    return { kycEnabled: 'N', kycStatus: 'NONE', requiredDocuments: [] }
  },
  // An agent passes on the prizes that it is paid itself; other members have no downlines.
  listMemberLotterySeries: ({ member }) => (system.isAgent(member()) ? lottery.prizeSeries() : []),
})

const SITE = { vi: '{site}', en: '{site}' }

const securityHandlers = (dependencies: Dependencies): Handlers<SecurityOperation> => {
  const { members, profile, system } = dependencies
  return {
    getSecurityConfig: ({ member }) => securityConfigOf(members.get(member().id)!, dependencies),
    listSecurityQuestions({ language, member }) {
      member()
      return translateQuestions(language)
    },
    listMySecurityQuestions({ member, language }) {
      const answered = profile.questionsOf(member().id)
      return translateQuestions(language).filter(({ questionId }) => answered.includes(questionId))
    },
    async setSecurityQuestions({ member, body }) {
      await profile.setAnswers(member().id, body.questions)
      return true
    },
    async getGoogleAuthenticator({ member, language }) {
      const { id, account } = member()
      const secretKey = await profile.secretFor(id)
      if (secretKey === undefined) return { bindGA: true }
      return {
        bindGA: false,
        secretKey,
        otpauth: totpOf(secretKey, { issuer: system.nameSite(SITE)[language], account }).toString(),
      }
    },
    async bindGoogleAuthenticator({ member, body }) {
      await profile.bind(member().id, body)
      return true
    },
  }
}

export const profileHandlers = (dependencies: Dependencies) => ({
  ...choiceHandlers(dependencies),
  ...securityHandlers(dependencies),
})

type SecurityDependencies = {
  profile: ProfileService
  accounts: AccountsService
  paymentPassword: PaymentPasswordService
}

/** The protections of an account, with the percentage that is set up (facts D.5). */
function securityConfigOf(
  { id, email, phone, isMobileVerified = false }: Member,
  { profile, accounts, paymentPassword }: SecurityDependencies,
): Value<'getSecurityConfig'> {
  const on = (isComplete: boolean) => ({ enabled: true, isComplete })
  const off = { enabled: false, isComplete: false }
  const info = {
    bindGA: on(profile.isBound(id)),
    email: on(email !== undefined),
    mobileNum: on(phone !== undefined),
    mobileVerified: on(isMobileVerified),
    loginPassword: on(true),
    paymentPassword: on(paymentPassword.isSet(id)),
    securityQuestions: on(profile.questionsOf(id).length > 0),
    bankCards: on(accounts.of(id, 'BC').length > 0),
    virtualWallets: on(accounts.of(id, 'VW').length > 0),
    eWallet: on(accounts.of(id, 'EW').length > 0),
    idVerification: off,
    cpfVerification: off,
  }
  const enabledItems = Object.values(info).filter(({ enabled }) => enabled)
  const complete = enabledItems.filter(({ isComplete }) => isComplete).length
  return { completeProgress: Math.round((complete / enabledItems.length) * 100), info }
}
