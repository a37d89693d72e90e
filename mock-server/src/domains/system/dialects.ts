import type { Operation, OperationId } from '../../kernel/validation/openapi-document.ts'
import type { Call } from '../../kernel/http/http.ts'
import { Refusal } from '../../kernel/validation/refusal.ts'

/** The dialects of the specification that the gateway accepts: A (first variants), B (second variants), or any. */
export const DIALECTS = ['any', 'A', 'B'] as const
export type Dialect = (typeof DIALECTS)[number]
type Pair<Name> = readonly [first: Name, second: Name]

const OPERATIONS: readonly Pair<OperationId>[] = [
  ['logoutByPost', 'logout'],
  ['registerByPost', 'register'],
  ['registerByMobileByPost', 'registerByMobile'],
  ['createTrialUser', 'createTrialUserByGet'],
  ['sendPasswordMail', 'sendPasswordMailByPost'],
  ['getSystemStatus', 'getSystemStatusV2'],
  ['listInboxByCsp', 'listInbox'],
  ['getInboxUnreadCount', 'getInboxUnreadCountByEmfe'],
  ['listAnnouncements', 'listAnnouncementsByCcsfe'],
  ['listGameTypes', 'listGameTypesByGcsgame'],
  ['listOpenIssues', 'listOpenIssuesByLotto'],
]
const FIELDS: Partial<Record<OperationId, Pair<string>>> = {
  listHelpTopics: ['lang', 'device'],
  listHotGames: ['platform', 'merchantCode'],
  listGames: ['platform', 'clientType'],
  sendLoginCode: ['mobileNum', 'mobileNo'],
  sendRegistrationCode: ['mobileNum', 'mobileNo'],
  sendMobileCode: ['mobileNum', 'mobileNo'],
  sendPasswordCode: ['mobileNum', 'mobileNo'],
}

type CalledOperation = Partial<Pick<Operation, 'id' | 'encrypted'>>

export function assertDialect(dialect: Dialect, { id, encrypted }: CalledOperation, call: Call) {
  if (dialect === 'any' || !id) return
  const other = dialect === 'A' ? 1 : 0
  if (OPERATIONS.some((pair) => pair[other] === id)) throw wrongDialect(call, { field: 'path', dialect })
  const field = FIELDS[id]?.[other]
  if (field && (call.query.has(field) || call.body.includes(`"${field}"`))) throw wrongDialect(call, { field, dialect })
  const isBare = !call.body.startsWith('{')
  if (encrypted && call.header('encryption') !== 'plain' && isBare === (dialect === 'A'))
    throw wrongDialect(call, { field: 'body', dialect })
}

/** Lottery calls declare another status for a disabled function. */
function wrongDialect({ path }: Call, { field, dialect }: { field: string; dialect: Dialect }) {
  const reason = `belongs to the other dialect: this gateway accepts only dialect ${dialect}`
  const status = path.startsWith('/wps/') ? 400 : 403
  return new Refusal(status, 'function.not.available', `${field}: ${reason}`, { field, reason })
}
