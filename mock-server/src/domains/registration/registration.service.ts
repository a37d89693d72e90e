import { Refusal } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import type { Member } from '../member/member.service.ts'
import { type Application, type Form, refuseTaken, type RegistrationNeeds } from './application.ts'
import { nameGiven, newAccount } from './new-account.ts'
import { newcomerFields, refuseUnconfirmed } from './newcomer-fields.ts'
import { numbersOf } from './newcomer-number.ts'
import { originsService } from './origin.ts'

export type RegistrationService = ReturnType<typeof registrationService>
/** Which fields a form does not have. */
function withoutOf(form: Form, { system }: Pick<RegistrationNeeds, 'system'>): string[] {
  if (form === 'username') return []
  if (form === 'autoUsername') return ['username']
  const hasPassword = form === 'mobile' && system.isOn('MOBILENUMPASSREG3')
  if (form === 'onlyMobile') return ['username', 'password', ...Object.keys(system.registrationRules('en'))]
  return hasPassword ? ['username'] : ['username', 'password']
}

/** Without any way to join nobody does, with a name of the site's own neither. */
function refuseClosed(system: RegistrationNeeds['system']) {
  if (system.isOn('USERNAMEREG3') || system.isOn('MOBILENUMREG3')) return
  const reason = 'registration is closed on this site'
  throw new Refusal(403, 'function.not.available', `Refused: ${reason}`, { reason })
}

/** Becoming a member. */
export const registrationService = (world: World, needs: RegistrationNeeds) => {
  const { members, system, session, humanCheck, identity, paymentPassword } = needs
  const fieldsOf = newcomerFields(system, world.clock.now)
  const origins = originsService(needs)
  const numberIn = numbersOf(needs)

  /** Whoever joins by another's name at an identity provider comes in by it from then on. */
  const personIn = ({ firebaseIdToken, firebaseChannel }: Application) =>
    firebaseIdToken !== undefined && firebaseChannel !== 'sms' ? identity.read(firebaseIdToken) : undefined

  function refuseRobot({ captchaId, captcha, geetestValidateV4 }: Application) {
    humanCheck.refuseMachine('GEETEST3', geetestValidateV4)
    if (fieldsOf.rules()['captcha']!.enabled) session.solveCaptcha({ captchaId, captcha })
  }

  return {
    linkOf: origins.linkOf,

    /** Refuses a name that somebody has. */
    refuseTakenName(username: string): void {
      refuseTaken('username', members.byAccount(username))
    },

    /** Makes a member and opens the first session. Nothing is made before everything is judged. */
    async join(form: Form, application: Application): Promise<{ member: Member; token: string }> {
      refuseClosed(system)
      refuseRobot(application)
      const fields = fieldsOf.judge(application, withoutOf(form, needs))
      if (fields['password']) refuseUnconfirmed(application)
      const { username, email } = fields
      if (username) refuseTaken('username', members.byAccount(username))
      if (email) refuseTaken('email', members.byEmail(email))
      const origin = origins.of(fields, form === 'onlyMobile' ? undefined : application.referralCode)
      const person = personIn(application)
      const number = await numberIn(form, application)
      const account = username ?? nameGiven(world, form === 'autoUsername' ? undefined : number)
      const type = origin.link ? { type: origin.link.memberType } : {}
      const member = await members.add({ ...newAccount(world, fields, { account, number }), ...type })
      await number?.spend?.()
      await origins.write(origin, member)
      if (fields['paymentPassword']) await paymentPassword.set(member.id, fields['paymentPassword'])
      if (person) await session.linkIdentity(person, member)
      return session.begin(member, application)
    },
  }
}
