import type { Config } from '../src/lib/site/config-shape.ts'
import type { GatewayDialect } from '@longan/sdk'

type Field = { isValid: (value: unknown) => boolean; expected: string }
type Fields = Record<string, Field>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const oneOf = (...values: (string | number)[]): Field => ({
  isValid: (value) => values.includes(value as string),
  expected: values.join(' or '),
})

const listOf = (...values: string[]): Field => ({
  isValid: (value) => Array.isArray(value) && value.length > 0 && value.every(oneOf(...values).isValid),
  expected: `a list of ${values.join(' and ')}`,
})

type JsonObject = Record<string, unknown>

function checkFields(input: JsonObject, fields: Fields, prefix = ''): { usable: JsonObject; problems: string[] } {
  const invalid = Object.keys(input).filter((name) => problemOf(name, { value: input[name], fields }) !== undefined)
  return {
    usable: Object.fromEntries(Object.entries(input).filter(([name]) => !invalid.includes(name))),
    problems: invalid.map(
      (name) => `config.json: "${prefix}${name}" is not used: ${problemOf(name, { value: input[name], fields })}`,
    ),
  }
}

function problemOf(name: string, { value, fields }: { value: unknown; fields: Fields }) {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (!field) return `there is no such field; there are ${Object.keys(fields).join(', ')}`
  return field.isValid(value) ? undefined : `it must be ${field.expected}, not ${JSON.stringify(value)}`
}

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

const dialectFields: Record<keyof GatewayDialect, Field> = {
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

const isText = (value: unknown) => typeof value === 'string'
function isTimeZone(value: unknown) {
  try {
    return isText(value) && new Intl.DateTimeFormat('en', { timeZone: value as string }).resolvedOptions() !== undefined
  } catch {
    return false
  }
}

const booleanField: Field = { isValid: (value) => typeof value === 'boolean', expected: 'true or false' }

const brandField: Field = {
  isValid: (value) =>
    isRecord(value) && isRecord(value['name']) && isRecord(value['colours']) && Array.isArray(value['links']),
  expected: 'an object of name, colours and links, as npm run brand writes it',
}

const fields: Record<keyof Config, Field> = {
  mode: oneOf('gateway', 'demo'),
  gatewayUrl: {
    isValid: (value) => isText(value) && /^(?:https?:\/\/[^\s/?#@]+)?(?:\/[^\s?#]*)?$/i.test(value as string),
    expected: 'an address such as https://gateway.example, or empty for the origin of the app',
  },
  merchant: { isValid: (value) => isText(value) && value !== '', expected: 'a text' },
  languages: listOf('VI', 'EN'),
  theme: oneOf('dark', 'light'),
  dialect: { isValid: isRecord, expected: 'an object' },
  floatingService: booleanField,
  minimumAge: oneOf(18, 21),
  timeZone: { isValid: isTimeZone, expected: 'a time zone such as Europe/Berlin' },
  groupThousands: booleanField,
  errorReportUrl: { isValid: isText, expected: 'a text' },
  wrongInvitation: oneOf('invalid', 'useValid'),
  passwordChangeErrors: booleanField,
  helpContacts: {
    isValid: (value) => Array.isArray(value) && value.every(isHelpContact),
    expected: 'a list of objects with a name and an address that begins with tel:, mailto: or https:',
  },
  brand: brandField,
}

const isHelpContact = (value: unknown) =>
  isRecord(value) && isText(value['name']) && /^(?:tel:|mailto:|https:)/.test(String(value['address']))

export function checkConfig(file: unknown): { usable: Partial<Config>; problems: string[] } {
  if (!isRecord(file)) return { usable: {}, problems: ['config.json is not used: it must be a JSON object'] }
  const { usable, problems } = checkFields(file, fields)
  if (!isRecord(usable['dialect'])) return { usable, problems }
  const dialect = checkFields(usable['dialect'], dialectFields, 'dialect.')
  return { usable: { ...usable, dialect: dialect.usable }, problems: [...problems, ...dialect.problems] }
}
