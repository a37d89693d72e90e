import type { Operation } from '../../kernel/openapi-document.ts'

/** A GET with an active verb changes something (`addRecentGame`, `launchGame` and `processDividendContract` are GETs). */
const ASKS = /^(get|list|check|ping)[A-Z]/

/** Questions that make something to answer with: a picture, a secret, a way into another's page. */
const MAKES = ['getCaptcha', 'getHumanCheck', 'getGoogleAuthenticator', 'getDeposit', 'getImUrl']

/** Returns true if an operation only reads, so that it may be called on any gateway. */
export const isSafe = ({ id, method }: Operation): boolean => method === 'GET' && ASKS.test(id) && !MAKES.includes(id)

/** Parameters that make a question do something: they are not sent. */
export const EFFECTIVE_PARAMETERS: readonly string[] = ['autoGenerate']
