import type { Handlers } from '../../kernel/http/http.ts'
import { languageOf } from '../../kernel/validation/language.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import type { LotteryService } from '../lottery/lottery.service.ts'
import type { MembersService } from '../member/member.service.ts'
import type { SystemService } from '../system/system.service.ts'
import { QUESTIONS } from './profile.service.ts'
import { type SecurityDependencies, securityConfigOf } from './security-config.ts'

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

const securityHandlers = (dependencies: Dependencies): Handlers<SecurityOperation> => {
  const { members, profile } = dependencies
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
    async getGoogleAuthenticator({ member }) {
      const { id, account } = member()
      const secretKey = await profile.secretFor(id)
      if (secretKey === undefined) return { bindGA: true }
      return { bindGA: false, secretKey, otpauth: `otpauth://totp/Longan:${account}?secret=${secretKey}&issuer=Longan` }
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
