import { type Application, type Form, type GivenNumber, refuseTaken, type RegistrationNeeds } from './application.ts'

/** The number of a newcomer, and whether it is proven. */
export const numbersOf = ({ members, system, mobileCodes, phoneProof }: RegistrationNeeds) => {
  /** By name a code proves the number where the site asks for one; by number it always does, unless the site does without. */
  const isProofNeeded = (form: Form) =>
    form === 'mobile' || form === 'onlyMobile' ? !system.isOn('MOBILEVERFNOTREQ3') : system.isOn('REGMOBVERF3')

  return async (form: Form, application: Application): Promise<GivenNumber | undefined> => {
    const { mobileNum, verificationCode, firebaseIdToken, firebaseChannel } = application
    const rule = system.registrationRules('en')['mobileNum']!
    const isByNumber = form === 'mobile' || form === 'onlyMobile'
    if (!isByNumber && (!rule.enabled || (!mobileNum && !rule.required))) return undefined
    const number = mobileCodes.numberOf(application)
    refuseTaken('mobileNum', members.byPhone(number.phone))
    if (!isProofNeeded(form)) return number
    const proof = { verificationCode, ...(firebaseChannel === 'sms' && { firebaseIdToken }) }
    return { ...number, spend: await phoneProof.check({ purpose: 'register', to: number.phone }, proof) }
  }
}
