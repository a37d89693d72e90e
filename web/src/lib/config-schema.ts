import * as v from 'valibot'
import type { Config } from './config-shape.ts'

const schema = v.partial(
  v.object({
    mode: v.picklist(['gateway', 'demo']),
    gatewayUrl: v.string(),
    merchant: v.pipe(v.string(), v.nonEmpty()),
    languages: v.pipe(v.array(v.picklist(['VI', 'EN'])), v.nonEmpty()),
    theme: v.picklist(['dark', 'light']),
    profile: v.custom<Config['profile']>((value) => typeof value === 'object' && value !== null),
    floatingService: v.boolean(),
    timeZoneOffset: v.number(),
    groupThousands: v.boolean(),
  }),
)

/** What a configuration file says, as far as it can be used; nothing when it cannot. */
export function parseConfig(text: string): Partial<Config> {
  try {
    return v.parse(schema, JSON.parse(text))
  } catch {
    return {}
  }
}
