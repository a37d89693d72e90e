import type { Config } from '../src/lib/config-shape.ts'
import { checkFields, type Field, isRecord, listOf, oneOf } from './field.ts'
import { dialectFields } from './dialect-fields.ts'

const isText = (value: unknown) => typeof value === 'string'
const aSwitch: Field = { fits: (value) => typeof value === 'boolean', wanted: 'true or false' }

const fields: Record<keyof Config, Field> = {
  mode: oneOf('gateway', 'demo'),
  gatewayUrl: { fits: isText, wanted: 'a text' },
  merchant: { fits: (value) => isText(value) && value !== '', wanted: 'a text' },
  languages: listOf('VI', 'EN'),
  theme: oneOf('dark', 'light'),
  dialect: { fits: isRecord, wanted: 'an object' },
  floatingService: aSwitch,
  minimumAge: oneOf(18, 21),
  timeZoneOffset: { fits: Number.isFinite, wanted: 'a number of minutes' },
  groupThousands: aSwitch,
  wrongInvitation: oneOf('invalid', 'useValid'),
}

/** What of a `config.json` can be used, and a sentence about each field that cannot, also of each reading of the gateway. */
export function checkConfig(given: unknown): { usable: Partial<Config>; problems: string[] } {
  if (!isRecord(given)) return { usable: {}, problems: ['config.json is not used: it must be a JSON object'] }
  const { usable, problems } = checkFields(given, fields)
  if (!isRecord(usable['dialect'])) return { usable, problems }
  const dialect = checkFields(usable['dialect'], dialectFields, 'dialect.')
  return { usable: { ...usable, dialect: dialect.usable }, problems: [...problems, ...dialect.problems] }
}
