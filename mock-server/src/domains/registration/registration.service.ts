import { Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { Member } from '../member/member.service.ts'
import { type Application, type Form, assertAvailable, type RegistrationDependencies } from './application.ts'
import { createAccountName, newAccount } from './new-account.ts'
import { createFieldValidator, assertConfirmed } from './registration-fields.ts'
import { createNumberReader } from './registration-number.ts'
import { originsService } from './origin.ts'

export type RegistrationService = ReturnType<typeof registrationService>
function missingFields(form: Form, { system }: Pick<RegistrationDependencies, 'system'>): string[] {
  if (form === 'username') return []
  if (form === 'autoUsername') return ['username']
  const hasPassword = form === 'mobile' && system.isOn('MOBILENUMPASSREG3')
  if (form === 'onlyMobile') return ['username', 'password', ...Object.keys(system.registrationRules('en'))]
  return hasPassword ? ['username'] : ['username', 'password']
}

function assertOpen(system: RegistrationDependencies['system']) {
  if (system.isOn('USERNAMEREG3') || system.isOn('MOBILENUMREG3')) return
  const reason = 'registration is closed on this site'
  throw new Refusal(403, 'function.not.available', `Refused: ${reason}`, { reason })
}

export const registrationService = (world: World, dependencies: RegistrationDependencies) => {
  const { members, system, session, humanCheck, identity, paymentPassword } = dependencies
  const fieldValidator = createFieldValidator(system, world.clock.now)
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
      const { username, email } = fields
      if (username) assertAvailable('username', members.findByAccount(username))
      if (email) assertAvailable('email', members.findByEmail(email))
      const origin = origins.of(fields, form === 'onlyMobile' ? undefined : application.referralCode)
      const identityToLink = readIdentity(application)
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
