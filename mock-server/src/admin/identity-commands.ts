import * as v from 'valibot'
import { codeMessage } from '../domains/verification/code-words.ts'
import { originSchema } from '../kernel/limits.ts'
import { partnerAddress } from '../kernel/simulator.ts'
import { command } from './control-route.ts'

const person = v.strictObject({
  provider: v.picklist(['google.com', 'facebook.com', 'phone']),
  sub: v.optional(v.pipe(v.string(), v.maxLength(64)), 'somebody'),
  email: v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
  mobileNum: v.optional(v.string()),
  countryDialingCode: v.optional(v.string()),
})

const language = v.optional(v.picklist(['vi', 'en']), 'vi')
const number = v.pipe(v.string(), v.regex(/^\+\d{9,15}$/, 'must be a whole number: +84912345678'))
const told = v.strictObject({ number, code: v.pipe(v.string(), v.maxLength(10)) })

const visit = v.strictObject({
  provider: v.picklist(['google.com', 'facebook.com']),
  /** The site whose page opens the provider's: the answer goes there alone. */
  origin: originSchema,
  language,
})

/** What the identity provider does: it has a page of its own, and vouches for people. */
export const identityCommands = [
  command('POST /identity/tokens', person, ({ site: { services }, input }) => {
    const { mobileNum, countryDialingCode, ...known } = input
    const typed = { ...(mobileNum && { mobileNum }), ...(countryDialingCode && { countryDialingCode }) }
    const phone = mobileNum === undefined ? undefined : services.mobileCodes.numberOf(typed).phone
    return { firebaseIdToken: services.identity.issue({ ...known, phone }) }
  }),
  command('POST /identity/page', visit, async ({ site: { services, world }, input }) => {
    const launch = await services.identityPage.welcome(input)
    return { address: partnerAddress(world, { page: 'identity', launch, language: input.language }) }
  }),
  command('POST /identity/codes', v.strictObject({ number, language }), async ({ site: { services }, input }) => {
    const message = codeMessage('identity', input.language)
    return { expirationTime: await services.codes.send({ purpose: 'identity', to: input.number }, message, 'number') }
  }),
  command('POST /identity/codes/confirm', told, async ({ site: { services }, input: { number: phone, code } }) => {
    await services.codes.use({ purpose: 'identity', to: phone }, code)
    return { firebaseIdToken: services.identity.issue({ sub: phone, provider: 'phone', phone }) }
  }),
]
