import * as v from 'valibot'
import type { MemberUpdate } from '../schema.gen.ts'
import { ruleOf, type RuleName, type Rules } from './named-rules.ts'
import { birthdaySchema } from './registration.ts'
import { textSchema } from './rules.ts'

export { ruleOf, type Rules } from './named-rules.ts'

/** Fields of a member's profile, by the names of the form. */
export type ProfileField = 'nickname' | 'email' | 'payeeName' | 'birthday'
export type ProfileValues = Partial<Record<ProfileField, string>>

const names = { email: 'mail', payeeName: 'payeename' } as const satisfies Partial<
  Record<ProfileField, keyof MemberUpdate>
>

/** The form of a profile: these fields, none of them a must. `year` is the latest a birthday may have. */
export const profileSchema = (rules: Rules, fields: readonly ProfileField[], year: number) =>
  v.object(Object.fromEntries(fields.map((name) => [name, schemaOf(rules, name, year)])))

function schemaOf(rules: Rules, name: RuleName, year: number) {
  const rule = { ...ruleOf(rules, name), required: false }
  return name === 'birthday' ? birthdaySchema(rule, year) : textSchema({ ...rule, isTrimmed: true })
}

/** Returns the filled fields that differ from the known ones. */
export function profileChange(typed: ProfileValues, known: ProfileValues): MemberUpdate {
  const news = Object.entries(typed).filter(([name, text]) => text && text !== known[name as ProfileField])
  return Object.fromEntries(news.map(([name, text]) => [names[name as keyof typeof names] ?? name, text]))
}
