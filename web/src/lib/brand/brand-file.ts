import * as v from 'valibot'

export const MAX_NAME = 24
export const MAX_SHORT_NAME = 12
export const MAX_FOOTER = 300
export const MAX_LINK_TITLE = 40
const MAX_ADDRESS = 300
export const MAX_LINKS = 12

const textOf = (max: number, example: string) =>
  v.pipe(
    v.string(`must be a text such as "${example}"`),
    v.trim(),
    v.minLength(1, `must not be empty; write it as "${example}"`),
    v.maxLength(max, ({ input }) => `must have at most ${max} characters, and this has ${input.length}`),
    v.check((text) => !/[<>]/.test(text), 'must be plain text, without < and >'),
    v.check((text) => !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text), 'must be one line, without invisible characters'),
  )

export const brandColourSchema = v.pipe(
  v.string('must be a colour such as "#1166cc"'),
  v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour of six hexadecimal digits such as "#1166cc"'),
  v.toLowerCase(),
)

const picture = v.pipe(
  v.string('must be the name of a file beside brand.json such as "logo.svg"'),
  v.regex(/^[\w-][\w .-]*\.(?:svg|png)$/i, 'must be an SVG or PNG file beside brand.json such as "logo.svg"'),
)

const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, `must be one of ${options.map((one) => `"${one}"`).join(', ')}`)

/** The name of a site in one language. */
export const brandNameSchema = textOf(MAX_NAME, 'Acme')
export const brandShortNameSchema = textOf(MAX_SHORT_NAME, 'Acme')
export const brandFooterSchema = textOf(MAX_FOOTER, 'Operated by Acme Ltd.')
export const brandLinkTitleSchema = textOf(MAX_LINK_TITLE, 'Terms')

/** Pages of the app, and of other sites: no scripts. */
export const brandAddressSchema = v.pipe(
  v.string('must be an address such as "https://example.com/terms"'),
  v.maxLength(MAX_ADDRESS, `must have at most ${MAX_ADDRESS} characters`),
  v.regex(/^https:\/\/[^\s<>"]+$|^\/m\/[^\s<>"]*$/, 'must begin with https:// or /m/'),
)

export const brandCurrencySchema = v.pipe(
  v.string('must be the sign of a currency such as "€"'),
  v.regex(/^[\p{L}\p{Sc}.]{1,4}$/u, 'must be the sign of a currency such as "€" or "USD"'),
)

export const fonts = ['saira', 'inter', 'system'] as const
export const weights = ['light', 'regular', 'bold'] as const
export const radii = ['none', 'small', 'medium', 'large'] as const

const bothLanguages = (max: number, example: string) =>
  v.union(
    [textOf(max, example), v.strictObject({ vi: textOf(max, example), en: textOf(max, example) })],
    `must be a text of at most ${max} characters without < and >, such as "${example}", or { "vi": "…", "en": "…" }`,
  )

const link = v.strictObject({ title: bothLanguages(MAX_LINK_TITLE, 'Terms'), address: brandAddressSchema })

/** The contents of `brand.json`. Everything but the name and the colour has a default. */
export const brandFileSchema = v.strictObject({
  $schema: v.optional(v.string()),
  /** One name, or one for each language. */
  name: v.union(
    [brandNameSchema, v.strictObject({ vi: brandNameSchema, en: brandNameSchema })],
    `must be a name of at most ${MAX_NAME} characters without < and >, such as "Acme", or { "vi": "…", "en": "…" }`,
  ),
  /** Below the icon on a phone's home screen. */
  shortName: v.optional(brandShortNameSchema),
  colour: v.union(
    [brandColourSchema, v.literal('logo')],
    'must be a colour such as "#1166cc", or "logo" to take it from the logo',
  ),
  secondColour: v.optional(brandColourSchema),
  /** Shown in the header in place of the mark and the name. */
  logo: v.optional(picture),
  /** A square picture: the icon of the app, and the emblem on its pages. */
  mark: v.optional(picture),
  radius: v.optional(oneOf(radii), 'medium'),
  font: v.optional(oneOf(fonts), 'saira'),
  /** Of headings and amounts. */
  weight: v.optional(oneOf(weights), 'bold'),
  theme: v.optional(oneOf(['dark', 'light']), 'dark'),
  languages: v.optional(
    v.pipe(
      v.array(oneOf(['VI', 'EN']), 'must be a list of "VI" and "EN"'),
      v.minLength(1, 'must name a language'),
      v.check((all) => new Set(all).size === all.length, 'must name each language once'),
    ),
    ['VI', 'EN'],
  ),
  /** The sign after amounts. */
  currency: v.optional(brandCurrencySchema, '₫'),
  /** Above the copyright at the foot of home. */
  footer: v.optional(bothLanguages(MAX_FOOTER, 'Operated by Acme Ltd.')),
  links: v.optional(
    v.pipe(v.array(link, 'must be a list of links'), v.maxLength(MAX_LINKS, `must have at most ${MAX_LINKS} links`)),
    [],
  ),
  /** Where one server has several brands: the names of the hosts that show this one. */
  hosts: v.optional(
    v.array(
      v.pipe(
        v.string('must be the name of a host such as "play.example.com"'),
        v.toLowerCase(),
        v.regex(
          /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/,
          'must be the name of a host such as "play.example.com", without a port',
        ),
      ),
      'must be a list of host names',
    ),
    [],
  ),
})

/** A checked `brand.json`. */
export type Brand = v.InferOutput<typeof brandFileSchema>

const fieldNames = Object.keys(brandFileSchema.entries)
/** The only objects within the file whose fields are named one by one. */
const linkFields = Object.keys(link.entries)

/** Checks a `brand.json`. Returns the brand, or each problem as a sentence: the field, what is there, and what is allowed. */
export function readBrandFile(text: string): { brand: Brand } | { problems: string[] } {
  let input: unknown
  try {
    // Editors of Windows begin a file with a byte order mark.
    input = JSON.parse(text.replace(/^\u{FEFF}/u, ''))
  } catch (error) {
    return { problems: [`brand.json is not JSON: ${(error as Error).message}`] }
  }
  const result = v.safeParse(brandFileSchema, input)
  if (result.success) return { brand: result.output }
  return { problems: result.issues.map(problemOf) }
}

function problemOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue)
  if (path === null) return 'brand.json must be an object such as { "name": "Acme", "colour": "#1166cc" }'
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return `brand.json: there is no field "${path}"; there are ${(path.includes('.') ? linkFields : fieldNames).join(', ')}`
  if (issue.input === undefined) return `brand.json: "${path}" is missing; it ${missingText[path] ?? issue.message}`
  return `brand.json: "${path}" ${issue.message}, not ${quoted(issue.input)}`
}

const MAX_QUOTED = 60
function quoted(input: unknown) {
  const text = JSON.stringify(input)
  return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text
}

const missingText: Record<string, string> = {
  name: 'is the name of the site, such as "Acme"',
  colour: 'is the main colour, such as "#1166cc", or "logo" to take it from the logo',
}
