import { countries } from '../../catalogue/countries.ts'
import { invalidField, Refusal } from '../../kernel/refusal.ts'

/** A mobile number as people type it. The gateway is seen to call it by either name. */
export type TypedPhone = { mobileNum?: string; mobileNo?: string; countryDialingCode?: string }
/** A mobile number as it is kept: `+84912345678`. */
export type Phone = { phone: string; countryDialingCode: string }

type Owner = { id: number }

const HOME = '+84'
const DIGITS = /^\d{9,11}$/

/** What a request calls its number. */
export const fieldIn = ({ mobileNum, mobileNo }: TypedPhone) =>
  mobileNum === undefined && mobileNo !== undefined ? 'mobileNo' : 'mobileNum'

/** The number in one form, however it was typed; refuses a country nobody knows and, under the name of the `field`, a number that cannot be one. */
export function phoneOf(sent: TypedPhone, field = fieldIn(sent)): Phone {
  const { mobileNum, mobileNo, countryDialingCode = HOME } = sent
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

/** Refuses a number whose `owner` is somebody else than `member`; `field` is what the request calls it. */
export function refuseTaken(owner: Owner | undefined, { member, field }: { member?: Owner; field: string }) {
  if (!owner || owner.id === member?.id) return
  const reason = 'belongs to another account'
  throw new Refusal(400, 'account.in.use', `${field}: ${reason}`, { field, reason })
}
