import { GatewayError, localErrorCodes } from '@longan/sdk'
import { isDeepStrictEqual } from 'node:util'
import { ScenarioFailure } from './scenario.ts'

const show = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value))

/** Compares what was read with what is expected. `what` names the operation that read it. */
export function expectEqual(what: string, { got, expected }: { got: unknown; expected: unknown }) {
  if (!isDeepStrictEqual(got, expected))
    throw new ScenarioFailure(`${what}: expected ${show(expected)}, got ${show(got)}`)
}

/** Converts an amount to minor units. Throws if it has more than two decimals, or is no number. */
export function toMinor(what: string, amount: unknown): number {
  const minor = typeof amount === 'number' ? Math.round(amount * 100) : Number.NaN
  if (!Number.isSafeInteger(minor) || minor / 100 !== amount)
    throw new ScenarioFailure(`${what}: expected an amount with at most two decimals, got ${show(amount)}`)
  return minor
}

export const toDecimal = (minor: number): number => minor / 100

/** Compares two sums in minor units, and shows them as decimals. */
export const expectSum = (what: string, { got, expected }: { got: number; expected: number }) =>
  expectEqual(what, { got: toDecimal(got), expected: toDecimal(expected) })

/** Codes of our own design that scenarios expect; a gateway may have other names for them. */
export const designedCodes = [
  'account.self.excluded',
  'account.time.out',
  'captcha.required',
  'limit.deposit.exceeded',
  'login.incorrect',
  'member.exists',
  'permission.denied',
  'reward.claimed',
  'verification.code.incorrect',
]

/** Failures of the connection or of the gateway itself are no refusals. */
const isRefusal = ({ code }: GatewayError) =>
  !(localErrorCodes as readonly string[]).includes(code) && code !== 'system.error'

/** Expects a call to be refused with one of these codes, or where they are of our own design, with any. */
export async function expectRefused(what: string, { call, codes }: { call: Promise<unknown>; codes: string[] }) {
  const got = await call.then(
    () => 'success',
    (error: unknown) => {
      if (!(error instanceof GatewayError)) throw error
      return isRefusal(error) && codes.some((code) => designedCodes.includes(code)) ? codes[0]! : error.code
    },
  )
  if (!codes.includes(got)) throw new ScenarioFailure(`${what}: expected ${codes.join(' or ')}, got ${got}`)
}

export const expectSessionEnded = (what: string, call: Promise<unknown>) =>
  expectRefused(what, { call, codes: ['user.or.token.invalid', 'login.not.session'] })
