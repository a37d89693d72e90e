import type { GatewayDialect } from '@longan/sdk'
import { type Field, isRecord, oneOf } from './field.ts'

const isNumbers = (value: unknown) => Array.isArray(value) && value.every(Number.isInteger)
const types: Field = { isValid: isNumbers, expected: 'a list of numbers' }

const agentTypes: Field = {
  isValid: (value) =>
    isRecord(value) &&
    oneOf('list', 'exclude').isValid(value['mode']) &&
    isNumbers(value['list']) &&
    isNumbers(value['excluded']),
  expected: 'an object of mode (list or exclude), list and excluded (lists of numbers)',
}

const announcementTypes: Field = {
  isValid: (value) =>
    isRecord(value) && ['home', 'gameCenter', 'default'].every((place) => typeof value[place] === 'string'),
  expected: 'an object of home, gameCenter and default, each a text',
}

export const dialectFields: Record<keyof GatewayDialect, Field> = {
  statusReading: oneOf(1, 2),
  agentTypes,
  realTypes: types,
  contractExcludedTypes: types,
  logoutMethod: oneOf('POST', 'DELETE'),
  registerHttpMethod: oneOf('POST', 'PUT'),
  trialMethod: oneOf('POST', 'GET', 'freeplay'),
  mailPasswordMethod: oneOf('PUT', 'POST'),
  cipher: oneOf('rsa-des', 'plain'),
  cipherBody: oneOf('object', 'raw'),
  helpQuery: oneOf('lang', 'device'),
  smsNumberField: oneOf('mobileNum', 'mobileNo'),
  announcementTypes,
  inboxCalls: oneOf('CSP', 'EMFE'),
  announcementCalls: oneOf('MCSFE', 'CCSFE'),
  statusCalls: oneOf('v1', 'v2'),
  gameTypeCalls: oneOf('GLS2', 'GCSGAME'),
  hotGamesParam: oneOf('platform', 'merchantCode'),
  gameListClient: oneOf('platform', 'clientType'),
  openIssueCalls: oneOf('/lgw', '/lotto/lgw'),
  lotteryMinRefresh: {
    isValid: (value) => Number.isInteger(value) && (value as number) >= 0,
    expected: 'a number of ms, at least 0',
  },
}
