import type { Operation } from '../../kernel/validation/openapi-document.ts'

/** A GET with an active verb changes something (`addRecentGame`, `launchGame` and `processDividendContract` are GETs). */
const READ_VERB = /^(get|list|check|ping)[A-Z]/

/** Questions that make something to answer with: a picture, a secret, a way into another's page. */
const CREATING_READS = ['getCaptcha', 'getHumanCheck', 'getGoogleAuthenticator', 'getDeposit', 'getImUrl']

export const isSafe = ({ id, method }: Operation): boolean =>
  method === 'GET' && READ_VERB.test(id) && !CREATING_READS.includes(id)

/** Parameters that make a question do something: they are not sent. */
export const PARAMETERS_WITH_EFFECTS: readonly string[] = ['autoGenerate']
