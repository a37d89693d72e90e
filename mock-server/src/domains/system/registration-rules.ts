import type { components } from '@longan/sdk'
import { parseText } from '../../catalogue/words.ts'
import type { Language } from '../../kernel/validation/language.ts'

/** The use of a field on a site: `R` required, `O` optional, `-` hidden. */
export type FieldUse = 'R' | 'O' | '-'
export type FieldUses = Record<string, FieldUse>
type Rule = components['schemas']['RegistrationRule']

/** field|patternId (facts D.3)|minLength-maxLength|default use|pattern|message for invalid input */
const TABLE = `username|1|4-16|R|^[a-zA-Z][a-zA-Z0-9]+$|Bắt đầu bằng chữ cái, gồm 4-16 chữ và số=Start with a letter; 4-16 letters and digits
password|19|6-20|R|^[a-zA-Z0-9@#$%^&*!_.-]+$|Mật khẩu gồm 6-20 ký tự=Passwords have 6-20 characters
mobileNum|6|9-11|R|^[0-9]+$|Số điện thoại gồm 9-11 chữ số=Mobile numbers have 9-11 digits
verificationCode|6|4-10|R|^[0-9]+$|Mã xác thực gồm 4-10 chữ số=Verification codes have 4-10 digits
email|3|6-50|O|^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$|Email không chính xác=Invalid email address
nickname|0|2-20|O|*|Biệt danh gồm 2-20 ký tự=Nicknames have 2-20 characters
payeeName|8|2-50|O|^[A-Za-z ]+$|Họ tên thật, không dấu=Your real name, without diacritics
birthday|11|10-10|O|^[0-9]{4}-[0-9]{2}-[0-9]{2}$|Ngày sinh có dạng năm-tháng-ngày=Use the format year-month-day
affiliateCode|4|3-20|O|^[a-zA-Z0-9]+$|Mã mời gồm 3-20 chữ và số=Invitation codes have 3-20 letters and digits
captcha|4|1-16|-|^[a-zA-Z0-9]+$|Nhập mã trong hình=Enter the code in the image
recommenderId|6|4-12|-|^[0-9]+$|Mã người giới thiệu gồm 4-12 chữ số=Referrer IDs have 4-12 digits
paymentPassword|6|6-6|-|^[0-9]+$|Mật khẩu rút tiền gồm 6 chữ số=Payment passwords have 6 digits
idNumber|4|9-12|-|^[a-zA-Z0-9]+$|Số giấy tờ gồm 9-12 ký tự=ID numbers have 9-12 characters
qqNum|6|5-12|-|^[0-9]+$|QQ gồm 5-12 chữ số=QQ numbers have 5-12 digits
facebook|0|3-50|-|*|Facebook gồm 3-50 ký tự=Facebook has 3-50 characters
wechat|9|3-30|-|^\\S+$|WeChat gồm 3-30 ký tự=WeChat has 3-30 characters
line|9|3-30|-|^\\S+$|LINE gồm 3-30 ký tự=LINE has 3-30 characters
whatsapp|6|8-15|-|^[0-9]+$|WhatsApp gồm 8-15 chữ số=WhatsApp has 8-15 digits
zalo|6|9-11|-|^[0-9]+$|Zalo gồm 9-11 chữ số=Zalo has 9-11 digits
loginUsername2|9|1-20|R|^[a-zA-Z0-9_]+$|Tên đăng nhập gồm chữ, số và gạch dưới, 1-20 ký tự=Letters, digits and underscores, 1-20 characters
loginMobileNum|6|9-20|R|^[0-9]+$|Số điện thoại gồm 9-20 chữ số=Mobile numbers have 9-20 digits
loginPassword|0|6-20|R|*|Mật khẩu gồm 6-20 ký tự=Passwords have 6-20 characters`

function parseRule(line: string) {
  const [field = '', patternId, bounds = '', defaultUse, acceptedPattern = '*', text = ''] = line.split('|')
  const [minLength = 0, maxLength = 0] = bounds.split('-').map(Number)
  return {
    field,
    defaultUse,
    rule: { acceptedPattern, minLength, maxLength, patternId: Number(patternId) },
    message: parseText(text),
  }
}

// Parsed once: each status of the site contains all rules.
const RULES = TABLE.split('\n').map(parseRule)

export const ruledFields: readonly string[] = RULES.map(({ field }) => field)

export function registrationRules(language: Language, uses: FieldUses = {}): Record<string, Rule> {
  const rules: Record<string, Rule> = {}
  for (const { field, defaultUse, rule, message } of RULES) {
    const use = uses[field] ?? defaultUse
    rules[field] = { ...rule, enabled: use !== '-', required: use === 'R', message: message[language] }
  }
  return rules
}
