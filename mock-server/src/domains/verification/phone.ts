import { countries } from '../../catalogue/countries.ts'
import { badField, Refusal } from '../../kernel/refusal.ts'

/** A mobile number as people type it. The gateway is seen to call it by either name. */
export type TypedPhone = { mobileNum?: string; mobileNo?: string; countryDialingCode?: string }
/** A mobile number as it is kept: `+84912345678`. */
export type Phone = { phone: string; countryDialingCode: string }

const HOME = '+84'
const DIGITS = /^\d{9,11}$/

/** The number in one form, however it was typed; refuses a country nobody knows and, under the name of the `field`, a number that cannot be one. */
export function phoneOf({ mobileNum, mobileNo, countryDialingCode = HOME }: TypedPhone, field = 'mobileNum'): Phone {
  const typed = mobileNum ?? mobileNo
  if (!typed) throw badField(field, 'is missing')
  const dialling = `+${countryDialingCode.replace('+', '')}`
  if (!countries().some(({ dialingCode }) => dialingCode === dialling))
    throw badField('countryDialingCode', 'is not the dialling code of a country of this site')
  if (!DIGITS.test(typed)) {
    const reason = 'must have 9 to 11 digits'
    throw new Refusal(400, 'mobile.format.invalid', `${field}: ${reason}`, { field, reason })
  }
  return { phone: dialling + typed.replace(/^0+/, ''), countryDialingCode: dialling }
}

/** Refuses a number whose `owner` is somebody else than `member`. */
export function refuseTaken(owner: { id: number } | undefined, member?: { id: number }) {
  if (!owner || owner.id === member?.id) return
  const reason = 'belongs to another account'
  throw new Refusal(400, 'account.in.use', `mobileNum: ${reason}`, { field: 'mobileNum', reason })
}
