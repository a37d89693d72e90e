import type { Operation } from '../../kernel/openapi-document.ts'

/** What a GET does is said by its verb (`addRecentGame`, `launchGame` and `processDividendContract` are GETs as well). */
const ASKS = /^(get|list|check|ping)[A-Z]/

/** Questions that make something to answer with: a picture, a secret, a way into another's page. */
const MAKES = ['getCaptcha', 'getHumanCheck', 'getGoogleAuthenticator', 'getDeposit', 'getImUrl']

/** Whether an operation may be called on any gateway without anybody noticing: it asks, and changes nothing. */
export const isSafe = ({ id, method }: Operation): boolean => method === 'GET' && ASKS.test(id) && !MAKES.includes(id)

/** Parameters that make a question do something: they are not sent. */
export const EFFECTIVE_PARAMETERS: readonly string[] = ['autoGenerate']
