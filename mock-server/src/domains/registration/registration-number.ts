import {
  type Application,
  type Form,
  type NewMobile,
  assertAvailable,
  type RegistrationDependencies,
} from './application.ts'

export const createNumberReader = ({ members, system, mobileCodes, phoneProof }: RegistrationDependencies) => {
  /** Forms by number need a code unless `MOBILEVERFNOTREQ3` is on; forms by username only if `REGMOBVERF3` is on. */
  const isProofNeeded = (form: Form) =>
    form === 'mobile' || form === 'onlyMobile' ? !system.isOn('MOBILEVERFNOTREQ3') : system.isOn('REGMOBVERF3')

  return async (form: Form, application: Application): Promise<NewMobile | undefined> => {
    const { mobileNum, verificationCode, firebaseIdToken, firebaseChannel } = application
    const rule = system.registrationRules('en')['mobileNum']!
    const isByNumber = form === 'mobile' || form === 'onlyMobile'
    if (!isByNumber && (!rule.enabled || (!mobileNum && !rule.required))) return undefined
    const number = mobileCodes.toPhone(application)
    assertAvailable('mobileNum', members.findByPhone(number.phone))
    if (!isProofNeeded(form)) return number
    const proof = { verificationCode, ...(firebaseChannel === 'sms' && { firebaseIdToken }) }
    return { ...number, consumeProof: await phoneProof.check({ purpose: 'register', to: number.phone }, proof) }
  }
}
