import * as v from 'valibot'

const plainText = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(max),
    v.check((text) => !/[<>\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text), 'must be plain text'),
  )
const text = (max: number) => v.pipe(plainText(max), v.nonEmpty('must not be empty'))
const inBothLanguages = (max: number) => v.strictObject({ vi: text(max), en: text(max) })

export const siteNameSchema = inBothLanguages(24)

/** Empty in both languages for none. */
const footer = v.pipe(
  v.strictObject({ vi: plainText(300), en: plainText(300) }),
  v.check(({ vi, en }) => (vi === '') === (en === ''), 'must be in both languages'),
)

const link = v.strictObject({
  title: inBothLanguages(40),
  address: v.pipe(
    v.string(),
    v.maxLength(300),
    v.regex(/^https:\/\/[^\s<>"]+$|^\/m\/[^\s<>"]*$/, 'must begin with https:// or /m/'),
  ),
})
const MAX_LINKS = 12

const MAX_SVG = 200_000
/** The same size in base64. */
const MAX_PNG = Math.ceil(MAX_SVG / 3) * 4

/** What the brand page takes out of a picture. A link that was written by hand may have it: scripts, other files, or copies of copies. */
const NOT_CLEAN =
  /<!|<(?:[\w.-]+:)?(?:script|foreignObject|image|feImage|style|a|animate|set|use)[\s/>]|\son\w+\s*=\s*["']/i

const svg = v.pipe(
  v.string(),
  v.startsWith('<svg'),
  v.maxLength(MAX_SVG),
  v.check((text) => !NOT_CLEAN.test(text), 'must be a picture without scripts, styles, links, copies and other files'),
)

const PNG_START = '\x89PNG\r\n\x1a\n'
/** Width and height follow the signature, and the length and name of the first chunk. */
const [WIDTH_AT, HEIGHT_AT] = [16, 20]
/** As on the brand page: a few bytes can stand for very many pixels. */
const MAX_SIDE = 4096

function isShownPng(base64: string): boolean {
  const [start] = /^[a-z\d+/]{32}/i.exec(base64) ?? []
  if (start === undefined) return false
  const bytes = Uint8Array.from(atob(start), (character) => character.charCodeAt(0))
  const view = new DataView(bytes.buffer)
  return (
    [...PNG_START].every((sign, at) => bytes[at] === sign.charCodeAt(0)) &&
    [WIDTH_AT, HEIGHT_AT].every((at) => view.getUint32(at) <= MAX_SIDE)
  )
}

const png = v.pipe(
  v.string(),
  v.base64(),
  v.maxLength(MAX_PNG),
  v.check(isShownPng, `must be a PNG picture of at most ${MAX_SIDE} pixels on a side`),
)

/** A logo or a mark. */
const picture = v.variant('type', [
  v.strictObject({ type: v.literal('svg'), content: svg }),
  v.strictObject({ type: v.literal('png'), content: png }),
])

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #1166cc'))

const entries = {
  name: siteNameSchema,
  shortName: text(12),
  colour,
  secondColour: colour,
  radius: v.picklist(['none', 'small', 'medium', 'large']),
  font: v.picklist(['saira', 'inter', 'system']),
  weight: v.picklist(['light', 'regular', 'bold']),
  theme: v.picklist(['dark', 'light']),
  languages: v.pipe(v.array(v.picklist(['VI', 'EN'])), v.nonEmpty('must name a language'), v.maxLength(2)),
  currency: v.pipe(v.string(), v.regex(/^[\p{L}\p{Sc}.]{1,4}$/u, 'must be the sign of a currency such as €')),
  logo: picture,
  mark: picture,
  footer,
  links: v.pipe(v.array(link), v.maxLength(MAX_LINKS)),
}

export const worldBrandSchema = v.partial(v.strictObject(entries))

/** Some fields of a brand; `null` gives a field back to the site. */
export const worldBrandPatchSchema = v.strictObject({
  name: v.nullish(entries.name),
  shortName: v.nullish(entries.shortName),
  colour: v.nullish(entries.colour),
  secondColour: v.nullish(entries.secondColour),
  radius: v.nullish(entries.radius),
  font: v.nullish(entries.font),
  weight: v.nullish(entries.weight),
  theme: v.nullish(entries.theme),
  languages: v.nullish(entries.languages),
  currency: v.nullish(entries.currency),
  logo: v.nullish(entries.logo),
  mark: v.nullish(entries.mark),
  footer: v.nullish(entries.footer),
  links: v.nullish(entries.links),
})
