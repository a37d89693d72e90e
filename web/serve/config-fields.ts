import type { Config } from '../src/lib/config-shape.ts'

type Field = { fits: (value: unknown) => boolean; wanted: string }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown) => typeof value === 'string'
const oneOf = (...values: string[]): Field => ({
  fits: (value) => values.includes(value as string),
  wanted: values.join(' or '),
})
const aSwitch: Field = { fits: (value) => typeof value === 'boolean', wanted: 'true or false' }
const languages = oneOf('VI', 'EN')

const fields: Record<keyof Config, Field> = {
  mode: oneOf('gateway', 'demo'),
  gatewayUrl: { fits: isText, wanted: 'a text' },
  merchant: { fits: (value) => isText(value) && value !== '', wanted: 'a text' },
  languages: {
    fits: (value) => Array.isArray(value) && value.length > 0 && value.every(languages.fits),
    wanted: 'a list of VI and EN',
  },
  theme: oneOf('dark', 'light'),
  profile: { fits: isRecord, wanted: 'an object' },
  floatingService: aSwitch,
  minimumAge: { fits: (value) => value === 18 || value === 21, wanted: '18 or 21' },
  timeZoneOffset: { fits: Number.isFinite, wanted: 'a number of minutes' },
  groupThousands: aSwitch,
  wrongInvitation: oneOf('invalid', 'useValid'),
}

/** What of a `config.json` can be used, and a sentence about each field that cannot. */
export function checkConfig(given: unknown) {
  const usable: Partial<Config> = {}
  const problems = isRecord(given) ? [] : ['config.json is not used: it must be a JSON object']
  for (const [name, value] of Object.entries(isRecord(given) ? given : {})) {
    const wrong = wrongWith(name, value)
    if (wrong) problems.push(`config.json: "${name}" is not used: ${wrong}`)
    else Object.assign(usable, { [name]: value })
  }
  return { usable, problems }
}

function wrongWith(name: string, value: unknown) {
  if (!Object.hasOwn(fields, name)) return `there is no such field; there are ${Object.keys(fields).join(', ')}`
  const { fits, wanted } = fields[name as keyof Config]
  return fits(value) ? undefined : `it must be ${wanted}, not ${JSON.stringify(value)}`
}
