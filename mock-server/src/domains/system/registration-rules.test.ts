import { textSchema } from '@longan/sdk/inputs/rules'
import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'
import { PERSONA_PASSWORD, personas } from '../../histories/personas.ts'
import { registrationRules } from './registration-rules.ts'

const rules = Object.entries(registrationRules('en'))

function textOf(patternId: number, length: number): string {
  if (patternId === 3) return `a@b.${'c'.repeat(length - 4)}`
  if (patternId === 11) return '2000-01-02'.padEnd(length, '3').slice(0, length)
  return (patternId === 6 ? '1' : 'a').repeat(length)
}

test.for(rules)('the rule of %s is correct at and next to its length limits [A-5-03]', ([, rule]) => {
  const { minLength, maxLength, patternId } = rule
  const passes = (length: number) =>
    safeParse(textSchema({ ...rule, required: true }), textOf(patternId, length)).success

  expect([minLength - 1, minLength, maxLength, maxLength + 1].map(passes)).toEqual([false, true, true, false])
})

test('the accounts and the password of the personas match the rules', () => {
  const { username, password } = registrationRules('vi')

  expect(safeParse(textSchema(password!), PERSONA_PASSWORD).success).toBe(true)
  for (const { account } of personas) expect(safeParse(textSchema(username!), account).success).toBe(true)
})

test('every rule has a flag, a pattern, length limits and a message in both languages [A-3-72]', () => {
  const [vi, en] = [registrationRules('vi'), registrationRules('en')]

  expect(Object.keys(en).length).toBe(22)
  for (const [field, rule] of Object.entries(en)) {
    const pattern = rule.acceptedPattern === '*' ? /.*/ : new RegExp(rule.acceptedPattern)
    expect(pattern.source.length).toBeGreaterThan(0)
    expect(rule.minLength).toBeLessThanOrEqual(rule.maxLength)
    expect([typeof rule.required, rule.message]).not.toEqual(['boolean', vi[field]?.message])
  }
})

test('the status has the rules, and a form can validate with them [A-3-50]', async () => {
  const { info } = await setup().gatewayOf().system.getStatus()

  expect(info.register).toEqual(registrationRules('en'))
  const { username } = info.register
  const passes = (text: string) => safeParse(textSchema({ ...username!, required: true }), text).success
  expect([passes('a'.repeat(username!.minLength)), passes('a'.repeat(username!.maxLength + 1))]).toEqual([true, false])
})
