import * as v from 'valibot'
import { codeMessage } from '../domains/verification/code-messages.ts'
import { originSchema } from '../kernel/world/limits.ts'
import { simulatorUrl } from '../kernel/world/simulator.ts'
import { command } from './control-route.ts'

const person = v.strictObject({
  provider: v.picklist(['google.com', 'facebook.com', 'phone']),
  sub: v.optional(v.pipe(v.string(), v.maxLength(64)), 'somebody'),
  email: v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
  mobileNum: v.optional(v.string()),
  countryDialingCode: v.optional(v.string()),
})

const language = v.optional(v.picklist(['vi', 'en']), 'vi')
const number = v.pipe(v.string(), v.regex(/^\+\d{9,15}$/, 'must be a complete number: +84912345678'))
const confirmation = v.strictObject({ number, code: v.pipe(v.string(), v.maxLength(10)) })

const visit = v.strictObject({
  provider: v.picklist(['google.com', 'facebook.com']),
  /** The site that opens the provider's page; the result is posted to this origin only. */
  origin: originSchema,
  language,
})

export const identityCommands = [
  command('POST /identity/tokens', person, ({ site: { services }, input }) => {
    const { mobileNum, countryDialingCode, ...known } = input
    const typed = { ...(mobileNum && { mobileNum }), ...(countryDialingCode && { countryDialingCode }) }
    const phone = mobileNum === undefined ? undefined : services.mobileCodes.toPhone(typed).phone
    return { firebaseIdToken: services.identity.issue({ ...known, phone }) }
  }),
  command('POST /identity/page', visit, async ({ site: { services, world }, input }) => {
    const launch = await services.identityPage.createVisit(input)
    return { address: simulatorUrl(world, { page: 'identity', launch, language: input.language }) }
  }),
  command('POST /identity/codes', v.strictObject({ number, language }), async ({ site: { services }, input }) => {
    const message = codeMessage('identity', input.language)
    return { expirationTime: await services.codes.send({ purpose: 'identity', to: input.number }, message, 'number') }
  }),
  command(
    'POST /identity/codes/confirm',
    confirmation,
    async ({ site: { services }, input: { number: phone, code } }) => {
      await services.codes.use({ purpose: 'identity', to: phone }, code)
      return { firebaseIdToken: services.identity.issue({ sub: phone, provider: 'phone', phone }) }
    },
  ),
]
