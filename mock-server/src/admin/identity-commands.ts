import * as v from 'valibot'
import { command } from './control-route.ts'

const person = v.strictObject({
  provider: v.picklist(['google.com', 'facebook.com', 'phone']),
  sub: v.optional(v.pipe(v.string(), v.maxLength(64)), 'somebody'),
  email: v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
  mobileNum: v.optional(v.string()),
  countryDialingCode: v.optional(v.string()),
})

/** What the identity provider's own page would do: it vouches for somebody. */
export const identityCommands = [
  command('POST /identity/tokens', person, ({ site: { services }, input }) => {
    const { mobileNum, countryDialingCode, ...known } = input
    const typed = { ...(mobileNum && { mobileNum }), ...(countryDialingCode && { countryDialingCode }) }
    const phone = mobileNum === undefined ? undefined : services.mobileCodes.numberOf(typed).phone
    return { firebaseIdToken: services.identity.issue({ ...known, phone }) }
  }),
]
