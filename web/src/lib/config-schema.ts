import * as v from 'valibot'
import type { Config } from './config-shape.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fields = {
  mode: v.picklist(['gateway', 'demo']),
  gatewayUrl: v.string(),
  merchant: v.pipe(v.string(), v.nonEmpty()),
  languages: v.pipe(v.array(v.picklist(['VI', 'EN'])), v.nonEmpty()),
  theme: v.picklist(['dark', 'light']),
  profile: v.custom<Config['profile']>(isRecord, 'Invalid type: Expected Object'),
  floatingService: v.boolean(),
  timeZoneOffset: v.number(),
  groupThousands: v.boolean(),
} satisfies Record<keyof Config, v.GenericSchema>

// oxlint-disable-next-line eslint/no-console -- the app starts all the same, and whoever configures a site looks there
const warn = (problem: string) => console.warn(problem)

const isField = (name: string): name is keyof Config => Object.hasOwn(fields, name)

/** What is wrong with a field, in words; nothing when it can be used. */
function wrongWith(name: string, value: unknown): string | undefined {
  if (!isField(name)) return `there is no such field; there are ${Object.keys(fields).join(', ')}`
  return v.safeParse(fields[name], value).issues?.[0].message
}

function recordIn(text: string) {
  try {
    const said: unknown = JSON.parse(text)
    if (isRecord(said)) return said
  } catch {
    // Said below: text that is no JSON and JSON that is no object need the same correction.
  }
  warn('config.json is not used: it must be a JSON object')
  return {}
}

/** What a configuration file says. A field that cannot be used is named in the console and keeps its default, alone. */
export function parseConfig(text: string): Partial<Config> {
  const usable = Object.entries(recordIn(text)).filter(([name, value]) => {
    const wrong = wrongWith(name, value)
    if (wrong) warn(`config.json: "${name}" is not used: ${wrong}`)
    return !wrong
  })
  return Object.fromEntries(usable)
}
