import type { GatewayProfile } from '@longan/sdk'
import * as v from 'valibot'

const configSchema = v.object({
  /** `gateway` speaks to a gateway over HTTP; `demo` runs the mock inside the page (the demo build alone contains it). */
  mode: v.optional(v.picklist(['gateway', 'demo']), 'gateway'),
  /** Empty means the page's own origin. */
  gatewayUrl: v.optional(v.string(), ''),
  merchant: v.optional(v.string(), 'longan'),
  languages: v.optional(v.pipe(v.array(v.picklist(['VI', 'EN'])), v.minLength(1)), ['VI', 'EN']),
  theme: v.optional(v.picklist(['dark', 'light']), 'dark'),
  /** Overrides of the gateway profile's two-reading switches. */
  profile: v.optional(
    v.custom<Partial<GatewayProfile>>((value) => typeof value === 'object' && value !== null),
    {},
  ),
  /** Lets a site drop the floating service shortcut. */
  floatingService: v.optional(v.boolean(), true),
  /** Minutes from UTC in which dates are written. */
  timeZoneOffset: v.optional(v.number(), 420),
  /** Groups thousands in balances; off gives the bare number of the specification. */
  groupThousands: v.optional(v.boolean(), true),
})

export type Config = v.InferOutput<typeof configSchema>

/** The configuration of this site; defaults until `loadConfig` has run. */
export const config: Config = v.parse(configSchema, {})

/** Reads `config.json` beside the page. A missing or wrong file leaves the defaults, so the app always starts. */
export async function loadConfig(fetchFile: typeof fetch = fetch): Promise<Config> {
  const reply = await fetchFile('/config.json')
    .then(
      (response) => (response.ok ? response.json() : undefined),
      () => undefined,
    )
    .catch(() => undefined)
  const parsed = v.safeParse(configSchema, reply ?? {})
  return Object.assign(config, parsed.success ? parsed.output : {})
}
