import type { Operation, OperationId } from '../../kernel/openapi-document.ts'
import type { Call } from '../../kernel/http.ts'
import { Refusal } from '../../kernel/refusal.ts'

/** Which readings of the specification the gateway knows: every first one, every second one, or any. */
export const READINGS = ['any', 'A', 'B'] as const
export type DialectReading = (typeof READINGS)[number]
type Pair<Name> = readonly [first: Name, second: Name]

/** Operations that are one call in two readings (`GatewayProfile` of the SDK). */
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
/** Fields that mean one thing under two names. */
const FIELDS: Partial<Record<OperationId, Pair<string>>> = {
  listHelpTopics: ['lang', 'device'],
  listHotGames: ['platform', 'merchantCode'],
  listGames: ['platform', 'clientType'],
  sendLoginCode: ['mobileNum', 'mobileNo'],
  sendRegistrationCode: ['mobileNum', 'mobileNo'],
  sendMobileCode: ['mobileNum', 'mobileNo'],
  sendPasswordCode: ['mobileNum', 'mobileNo'],
}

type Called = Partial<Pick<Operation, 'id' | 'encrypted'>>

/** Refuses what belongs to the other reading, where the gateway knows one alone. */
export function refuseOtherReading(reading: DialectReading, { id, encrypted }: Called, call: Call) {
  if (reading === 'any' || !id) return
  const other = reading === 'A' ? 1 : 0
  if (OPERATIONS.some((pair) => pair[other] === id)) throw unread(call, { field: 'path', reading })
  const field = FIELDS[id]?.[other]
  if (field && (call.query.has(field) || call.body.includes(`"${field}"`))) throw unread(call, { field, reading })
  const isBare = !call.body.startsWith('{')
  if (encrypted && call.header('encryption') !== 'plain' && isBare === (reading === 'A'))
    throw unread(call, { field: 'body', reading })
}

/** Lotteries declare a switched-off function under another status. */
function unread({ path }: Call, { field, reading }: { field: string; reading: DialectReading }) {
  const reason = `is of the other reading: this gateway knows readings ${reading} alone`
  const status = path.startsWith('/wps/') ? 400 : 403
  return new Refusal(status, 'function.not.available', `${field}: ${reason}`, { field, reason })
}
