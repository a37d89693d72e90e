import * as v from 'valibot'

const name = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('must not be empty'),
  v.maxLength(24),
  v.check((text) => !/[<>]/.test(text), 'must be plain text'),
)

export const siteNameSchema = v.strictObject({ vi: name, en: name })

const MAX_SVG = 200_000
/** The same size in base64. */
const MAX_PNG = Math.ceil(MAX_SVG / 3) * 4

const logo = v.variant('type', [
  v.strictObject({ type: v.literal('svg'), content: v.pipe(v.string(), v.startsWith('<svg'), v.maxLength(MAX_SVG)) }),
  v.strictObject({ type: v.literal('png'), content: v.pipe(v.string(), v.base64(), v.maxLength(MAX_PNG)) }),
])

const entries = {
  name: siteNameSchema,
  colour: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #1166cc')),
  radius: v.picklist(['none', 'small', 'medium', 'large']),
  font: v.picklist(['saira', 'inter', 'system']),
  theme: v.picklist(['dark', 'light']),
  languages: v.pipe(v.array(v.picklist(['VI', 'EN'])), v.nonEmpty('must name a language'), v.maxLength(2)),
  currency: v.pipe(v.string(), v.regex(/^[\p{L}\p{Sc}.]{1,4}$/u, 'must be the sign of a currency such as €')),
  logo,
}

export const worldBrandSchema = v.partial(v.strictObject(entries))

/** Some fields of a brand; `null` gives a field back to the site. */
export const worldBrandPatchSchema = v.strictObject({
  name: v.nullish(entries.name),
  colour: v.nullish(entries.colour),
  radius: v.nullish(entries.radius),
  font: v.nullish(entries.font),
  theme: v.nullish(entries.theme),
  languages: v.nullish(entries.languages),
  currency: v.nullish(entries.currency),
  logo: v.nullish(entries.logo),
})
