import { unfitField } from './refusal.ts'

/**
 * What nobody can read in a text, and what turns the text around it: control characters, halves of a character, and marks that
 * change the direction of whatever follows them. The weak marks of right-to-left scripts are none.
 */
const UNREADABLE = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u
/** Where people write more than a line: there alone a text may have tabs and ends of lines. */
const LETTERS = new Set(['remarks', 'content', 'text'])

type Place = readonly [field: string, value: unknown]

function isReadable([field, value]: Place) {
  if (typeof value !== 'string') return true
  return !UNREADABLE.test(LETTERS.has(field.split('.').at(-1)!) ? value.replaceAll(/[\t\n\r]/g, '') : value)
}

const within = ([field, value]: Place): Place[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).map(([name, inner]) => [field ? `${field}.${name}` : name, inner])
    : []

/** Refuses whatever was said, as deep as it is, where a text of it has a character that nobody can read; names the first such field. */
export function refuseUnreadable(said: unknown) {
  for (let level: Place[] = [['', said]]; level.length > 0; level = level.flatMap(within)) {
    const wrong = level.find((place) => !isReadable(place))
    if (wrong) throw unfitField(wrong[0] || 'body', 'characters', 'must not have control or direction characters')
  }
}
