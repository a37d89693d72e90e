import type { Operation } from '../../kernel/validation/openapi-document.ts'
import type { ParsedResponse } from './build-request.ts'
import { isSafe } from './safe-operations.ts'

const PERMISSION_CODES: readonly string[] = [
  'permission.denied',
  'login.not.session',
  'user.or.token.invalid',
  'CUSTOMER_NOT_LOGIN',
  'token_ip_different',
]
/** Failures of the gateway itself, which do not depend on the request. */
const FAILURE_CODE = /^(?:system|response|ledger)\./

/** Returns how an error differs from the mock's response; undefined if it depends on the account, or if the mock refuses the same. */
export function compareRefusal(
  operation: Operation,
  { refused, code }: RefusedResponse,
  ours: ParsedResponse,
): string | undefined {
  if (FAILURE_CODE.test(code)) return `is a failure: ${refused}`
  // A command may find its resource used up.
  if (PERMISSION_CODES.includes(code) || !isSafe(operation)) return undefined
  if ('value' in ours) return `is a refusal, but the mock succeeds: ${refused}`
  return 'refused' in ours && ours.code !== code
    ? `is a refusal, but the mock refuses with ${ours.code}: ${refused}`
    : undefined
}
type RefusedResponse = { refused: string; code: string }
