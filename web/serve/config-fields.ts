import type { Config } from '../src/lib/site/config-shape.ts'
import { checkFields, type Field, isRecord, listOf, oneOf } from './field.ts'
import { dialectFields } from './dialect-fields.ts'

const isText = (value: unknown) => typeof value === 'string'
const booleanField: Field = { isValid: (value) => typeof value === 'boolean', expected: 'true or false' }

const fields: Record<keyof Config, Field> = {
  mode: oneOf('gateway', 'demo'),
  gatewayUrl: { isValid: isText, expected: 'a text' },
  merchant: { isValid: (value) => isText(value) && value !== '', expected: 'a text' },
  languages: listOf('VI', 'EN'),
  theme: oneOf('dark', 'light'),
  dialect: { isValid: isRecord, expected: 'an object' },
  floatingService: booleanField,
  minimumAge: oneOf(18, 21),
  timeZoneOffset: { isValid: Number.isFinite, expected: 'a number of minutes' },
  groupThousands: booleanField,
  errorReportUrl: { isValid: isText, expected: 'a text' },
  wrongInvitation: oneOf('invalid', 'useValid'),
  passwordChangeErrors: booleanField,
}

export function checkConfig(file: unknown): { usable: Partial<Config>; problems: string[] } {
  if (!isRecord(file)) return { usable: {}, problems: ['config.json is not used: it must be a JSON object'] }
  const { usable, problems } = checkFields(file, fields)
  if (!isRecord(usable['dialect'])) return { usable, problems }
  const dialect = checkFields(usable['dialect'], dialectFields, 'dialect.')
  return { usable: { ...usable, dialect: dialect.usable }, problems: [...problems, ...dialect.problems] }
}
