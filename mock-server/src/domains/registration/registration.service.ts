import { Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { Member, NewMember } from '../member/member.service.ts'
import {
  type Application,
  type Form,
  assertAvailable,
  type RegistrationDependencies,
  type NewMobile,
} from './application.ts'
import { createFieldValidator, assertConfirmed, type RegistrationFields } from './registration-fields.ts'
import { originsService } from './origin.ts'

export type RegistrationService = ReturnType<typeof registrationService>
function missingFields(form: Form, { system }: Pick<RegistrationDependencies, 'system'>): string[] {
  if (form === 'username') return []
  if (form === 'autoUsername') return ['username']
  const hasPassword = form === 'mobile' && system.isOn('MOBILENUMPASSREG3')
  if (form === 'onlyMobile') {
    const { birthday, ...rules } = system.registrationRules('en')
    return ['username', 'password', ...Object.keys(rules), ...(birthday?.required ? [] : ['birthday'])]
  }
  return hasPassword ? ['username'] : ['username', 'password']
}

function assertOpen(system: RegistrationDependencies['system']) {
  if (system.isOn('USERNAMEREG3') || system.isOn('MOBILENUMREG3')) return
  const reason = 'registration is closed on this site'
  throw new Refusal(403, 'function.not.available', `Refused: ${reason}`, { reason })
}

export const registrationService = (world: World, dependencies: RegistrationDependencies) => {
  const { breaks, members, system, session, humanCheck, identity, paymentPassword } = dependencies
  const fieldValidator = createFieldValidator(system, dependencies.ageRule, world.clock.now)
  const origins = originsService(dependencies)
  const readNumber = createNumberReader(dependencies)

  const readIdentity = ({ firebaseIdToken, firebaseChannel }: Application) =>
    firebaseIdToken !== undefined && firebaseChannel !== 'sms' ? identity.read(firebaseIdToken) : undefined

  function assertHuman({ captchaId, captcha, geetestValidateV4 }: Application) {
    humanCheck.assertHuman('GEETEST3', geetestValidateV4)
    if (fieldValidator.rules()['captcha']!.enabled) session.solveCaptcha({ captchaId, captcha })
  }

  return {
    linkOf: origins.linkOf,

    assertNameAvailable(username: string): void {
      assertAvailable('username', members.findByAccount(username))
    },

    /** Adds a member and opens the first session. Nothing is written before the whole input is validated. */
    async register(form: Form, application: Application): Promise<{ member: Member; token: string }> {
      assertOpen(system)
      assertHuman(application)
      const fields = fieldValidator.validate(application, missingFields(form, dependencies))
      if (fields['password']) assertConfirmed(application)
      const { username, email, payeeName } = fields
      breaks.assertNotExcluded({ email: email?.toLowerCase(), payeeName })
      if (username) assertAvailable('username', members.findByAccount(username))
      if (email) assertAvailable('email', members.findByEmail(email))
      const origin = origins.of(fields, form === 'onlyMobile' ? undefined : application.referralCode)
      const identityToLink = readIdentity(application)
      const known = identityToLink && session.memberOfIdentity(identityToLink)
      if (known) breaks.assertMayLogIn(known.id)
      const number = await readNumber(form, application)
      const account = username ?? createAccountName(world, form === 'autoUsername' ? undefined : number)
      const type = origin.link ? { type: origin.link.memberType } : {}
      const member = await members.add({ ...newAccount(world, fields, { account, number }), ...type })
      await number?.consumeProof?.()
      await origins.save(origin, member)
      if (fields['paymentPassword']) await paymentPassword.set(member.id, fields['paymentPassword'])
      if (identityToLink) await session.linkIdentity(identityToLink, member)
      return session.openFirst(member, application)
    },
  }
}

const createNumberReader = ({ breaks, members, system, mobileCodes, phoneProof }: RegistrationDependencies) => {
  /** Forms by number need a code unless `MOBILEVERFNOTREQ3` is on; forms by username only if `REGMOBVERF3` is on. */
  const isProofNeeded = (form: Form) =>
    form === 'mobile' || form === 'onlyMobile' ? !system.isOn('MOBILEVERFNOTREQ3') : system.isOn('REGMOBVERF3')

  return async (form: Form, application: Application): Promise<NewMobile | undefined> => {
    const { mobileNum, verificationCode, firebaseIdToken, firebaseChannel } = application
    const rule = system.registrationRules('en')['mobileNum']!
    const isByNumber = form === 'mobile' || form === 'onlyMobile'
    if (!isByNumber && (!rule.enabled || (!mobileNum && !rule.required))) return undefined
    const number = mobileCodes.toPhone(application)
    breaks.assertNotExcluded({ phone: number.phone })
    assertAvailable('mobileNum', members.findByPhone(number.phone))
    if (!isProofNeeded(form)) return number
    const proof = { verificationCode, ...(firebaseChannel === 'sms' && { firebaseIdToken }) }
    return { ...number, consumeProof: await phoneProof.check({ purpose: 'register', to: number.phone }, proof) }
  }
}

const FIRST_ID = 200_000
const ACCOUNT_FIELDS = [
  'username',
  'password',
  'email',
  'nickname',
  'payeeName',
  'affiliateCode',
  'recommenderId',
  'paymentPassword',
]

const createAccountName = ({ ids }: World, number: NewMobile | undefined): string =>
  number ? number.phone.replace('+', '') : `lg${String(ids.next('name')).padStart(6, '0')}`

function createSecretPassword({ secretRandom }: World, account: string) {
  const stream = secretRandom('password', account)
  return Array.from({ length: 4 }, () => stream.next()).join()
}

/** Builds the account of a new member. Fields without a column go into the profile. */
function newAccount(
  world: World,
  fields: RegistrationFields,
  { account, number }: { account: string; number?: NewMobile | undefined },
): NewMember {
  const { nickname, email, payeeName, password } = fields
  const extraFields = Object.entries(fields).filter(([name]) => !ACCOUNT_FIELDS.includes(name))
  // The member calls read and change this field as `qq`.
  const profile = Object.fromEntries(extraFields.map(([name, text]) => [name === 'qqNum' ? 'qq' : name, text]))
  return {
    id: FIRST_ID + world.ids.next('member'),
    account: account.toLowerCase(),
    password: password ?? createSecretPassword(world, account),
    registeredAt: world.clock.now(),
    type: 0,
    isFirstLogin: true,
    ...(nickname && { nickname }),
    ...(payeeName && { payeeName }),
    ...(email && { email: email.toLowerCase() }),
    ...(number && { phone: number.phone, countryDialingCode: number.countryDialingCode }),
    ...(number?.consumeProof && { isMobileVerified: true }),
    ...(Object.keys(profile).length > 0 && { profile }),
  }
}
