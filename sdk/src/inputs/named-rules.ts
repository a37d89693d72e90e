import type { RegistrationRule } from '../schema.gen.ts'

type DefaultRule = [patternId: number, minLength: number, maxLength: number, use?: 'required' | 'hidden']

/** Default rules of each field: kind of text, length, and whether it is required. */
const defaultRules = {
  username: [1, 4, 16, 'required'],
  password: [19, 6, 20, 'required'],
  mobileNum: [6, 9, 11, 'required'],
  verificationCode: [6, 4, 10, 'required'],
  email: [3, 6, 50],
  nickname: [0, 2, 20],
  payeeName: [8, 2, 50],
  birthday: [11, 10, 10],
  affiliateCode: [4, 3, 20],
  captcha: [4, 1, 16, 'hidden'],
  recommenderId: [6, 4, 12, 'hidden'],
  paymentPassword: [6, 6, 6, 'hidden'],
  idNumber: [4, 9, 12, 'hidden'],
  qqNum: [6, 5, 12, 'hidden'],
  facebook: [0, 3, 50, 'hidden'],
  wechat: [9, 3, 30, 'hidden'],
  line: [9, 3, 30, 'hidden'],
  whatsapp: [6, 8, 15, 'hidden'],
  zalo: [6, 9, 11, 'hidden'],
  loginMobileNum: [6, 1, 20, 'required'],
  loginPassword: [0, 1, 100, 'required'],
} as const satisfies Record<string, DefaultRule>

/** A field that is judged by a rule of its own. */
export type RuleName = keyof typeof defaultRules
export type LoginRuleName = 'loginMobileNum' | 'loginPassword'
/** The rules of a site, by the name of the field; a site need not say something about each. */
export type Rules = Partial<Record<string, RegistrationRule>>

/** The rule of a field: what the site says of it, or the usual. */
export function ruleOf(rules: Rules, name: RuleName): RegistrationRule {
  const [patternId, minLength, maxLength, use]: DefaultRule = defaultRules[name]
  const enabled = use !== 'hidden'
  return rules[name] ?? { acceptedPattern: '*', patternId, minLength, maxLength, enabled, required: use === 'required' }
}
