import { MatchersV3 } from '@pact-foundation/pact'

/** How a promise is worded: by type, unless the app depends on the very value. */
export const { boolean, eachLike, integer, number, regex, reify, string } = MatchersV3

/** Money is a decimal number; a whole amount may come without decimals. */
export const money = (example: number) => number(example)

/** Milliseconds since 1970. */
export const timestamp = (example = 1_795_178_400_000) => integer(example)

/** One of a closed list; the first is the example. */
export const oneOf = (...values: [string, ...string[]]) => regex(`^(${values.join('|')})$`, values[0])

/** A text that must not be empty. */
export const someText = (example: string) => regex('^[\\s\\S]+$', example)

/** A picture's address: absolute, or from the root of the site. */
export const address = (example: string) => regex('^(https?://|/)\\S+$', example)

/** A list that may be empty. */
export const anyLike = <Template>(template: Template) => MatchersV3.atLeastLike(template, 0, 1)

/** Values of a map whose keys nobody knows beforehand, each like `template`. */
export const mapOf = <Template>(key: string, template: Template) => MatchersV3.eachKeyLike(key, template)
