import type { Operation } from '../../kernel/openapi-document.ts'
import type { Read } from './build-request.ts'
import { isSafe } from './safe-operations.ts'

/** The gateway does not know who asks, or does not let them. */
const OF_WHO_ASKS: readonly string[] = [
  'permission.denied',
  'login.not.session',
  'user.or.token.invalid',
  'CUSTOMER_NOT_LOGIN',
  'token_ip_different',
]
/** Failures of the gateway itself, which do not depend on the request. */
const FAILS = /^(?:system|response|ledger)\./

/** Returns how an error differs from the mock's response; undefined if it depends on the account, or if the mock refuses the same. */
export function refusalDiffers(operation: Operation, { refused, code }: Refused, ours: Read): string | undefined {
  if (FAILS.test(code)) return `is a failure: ${refused}`
  // A command may find its resource used up.
  if (OF_WHO_ASKS.includes(code) || !isSafe(operation)) return undefined
  if ('value' in ours) return `is a refusal, where the mock answers: ${refused}`
  return 'refused' in ours && ours.code !== code
    ? `is a refusal, where the mock has ${ours.code}: ${refused}`
    : undefined
}
type Refused = { refused: string; code: string }
