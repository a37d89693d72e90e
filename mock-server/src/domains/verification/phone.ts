import { countries } from '../../catalogue/countries.ts'
import { invalidField, Refusal } from '../../kernel/validation/refusal.ts'

/** A mobile number as typed. The gateway uses both field names. */
export type TypedPhone = { mobileNum?: string; mobileNo?: string; countryDialingCode?: string }
/** A mobile number as stored: `+84912345678`. */
export type Phone = { phone: string; countryDialingCode: string }

type Owner = { id: number }

const DEFAULT_DIALING_CODE = '+84'
const DIGITS = /^\d{9,11}$/

export const phoneFieldOf = ({ mobileNum, mobileNo }: TypedPhone) =>
  mobileNum === undefined && mobileNo !== undefined ? 'mobileNo' : 'mobileNum'

/** Normalises a typed number. Throws a Refusal for an unknown country, or one that names `field` for a malformed number. */
export function parsePhone(sent: TypedPhone, field = phoneFieldOf(sent)): Phone {
  const { mobileNum, mobileNo, countryDialingCode = DEFAULT_DIALING_CODE } = sent
  const typed = mobileNum ?? mobileNo
  if (!typed) throw invalidField(field, 'is missing')
  const dialling = `+${countryDialingCode.replace('+', '')}`
  if (!countries().some(({ dialingCode }) => dialingCode === dialling))
    throw invalidField('countryDialingCode', 'is not the dialling code of a country of this site')
  if (!DIGITS.test(typed)) {
    const reason = 'must have 9 to 11 digits'
    throw new Refusal(400, 'mobile.format.invalid', `${field}: ${reason}`, { field, reason })
  }
  return { phone: dialling + typed.replace(/^0+/, ''), countryDialingCode: dialling }
}

export function assertPhoneAvailable(owner: Owner | undefined, { member, field }: { member?: Owner; field: string }) {
  if (!owner || owner.id === member?.id) return
  const reason = 'belongs to another account'
  throw new Refusal(400, 'account.in.use', `${field}: ${reason}`, { field, reason })
}
