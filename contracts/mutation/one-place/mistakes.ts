import { type Change, meaningChanges, replaceWith, structureChanges } from '../wrong-answers.ts'
import type { BodyField } from './body-fields.ts'

/** A wrong value at one place. `isAboutTime`: no mistake of a time that the provider's clock decides. `isOneSided`: only the first of two fields is wrong. */
export type Mistake = {
  name: string
  change: Change
  isAboutTime?: boolean
  isTranslation?: boolean
  isOneSided?: boolean
}
type Rule = { applies: (field: BodyField) => boolean; change: (field: BodyField) => Change; isAboutTime?: boolean }

const HOUR = 3_600_000
const DAY_TEXT = /^\d{4}-\d\d-\d\d/
const isMilliseconds = (value: unknown): value is number => typeof value === 'number' && value > 1e12 && value < 1e13
const isDay = (value: unknown): value is string => typeof value === 'string' && DAY_TEXT.test(value)
const isTime = ({ value }: BodyField) => isMilliseconds(value) || isDay(value)
const isSum = ({ kind, value }: BodyField) => (kind === 'money' || kind === 'number') && !isMilliseconds(value)
const isText = ({ kind }: BodyField) => ['text', 'person', 'digits'].includes(kind)
const isRow = ({ path }: BodyField) => path.at(-1) === '*'
const wordsOf = ({ schema }: BodyField) => (schema.enum ?? []).filter((word) => word !== null)

/** Changes values of one type and leaves others: another interaction may have `null` at the place. */
const changing = <Value>(isOne: (value: unknown) => value is Value, make: (value: Value) => unknown): Change =>
  replaceWith((value: unknown) => (isOne(value) ? make(value) : value))
const isBoolean = (value: unknown) => typeof value === 'boolean'
const isNumber = (value: unknown) => typeof value === 'number'
const isString = (value: unknown) => typeof value === 'string'
const isList = (value: unknown): value is unknown[] => Array.isArray(value)
const later = (ms: number) => changing(isMilliseconds, (time) => time + ms)

/** Mistakes that gateways make, by a list that was made without knowledge of the pact. */
const rules: Record<string, Rule> = {
  'boolean inverted': { applies: ({ kind }) => kind === 'boolean', change: () => changing(isBoolean, (is) => !is) },
  'another valid value': {
    applies: (field) => wordsOf(field).length > 1,
    change: (field) => replaceWith((word: unknown) => nextOf(wordsOf(field), word)),
  },
  'time off by 7 hours': {
    applies: ({ value }) => isMilliseconds(value),
    change: () => later(7 * HOUR),
    isAboutTime: true,
  },
  'time off by a day': {
    applies: isTime,
    change: ({ value }) => (isDay(value) ? changing(isDay, nextDay) : later(24 * HOUR)),
    isAboutTime: true,
  },
  'wrong sign': { applies: isSum, change: () => changing(isNumber, (number) => 0 - number) },
  'optional field missing': { applies: (field) => field.isOptional && !isRow(field), change: () => drop },
  'optional field null': {
    applies: (field) => field.isOptional && !isRow(field),
    change: () => replaceWith(() => null),
  },
  'text with a space after it': { applies: isText, change: () => changing(isString, (text) => `${text} `) },
  'one text as Latin-1': { applies: isText, change: () => changing(isString, asLatin) },
  'first row missing': { applies: isWhole, change: () => changing(isList, (rows) => rows.slice(1)) },
  'last row missing': { applies: isWhole, change: () => changing(isList, (rows) => rows.slice(0, -1)) },
  'null appended': {
    applies: ({ kind }) => kind.startsWith('list'),
    change: () => changing(isList, (rows) => [...rows, null]),
  },
  'only the last row broken': {
    applies: (field) => field.row === 'last' && !isRow(field),
    change: () => replaceWith((value) => ({ value })),
  },
}

/** Once, for the list and not for each of its rows. */
function isWhole({ kind, row }: BodyField): boolean {
  return kind.startsWith('list') && row === 'first'
}

const asLatin = (text: string) => Buffer.from(text).toString('latin1')
const drop: Change = (holder, key) => {
  delete holder[key]
}
const nextOf = (words: unknown[], word: unknown) => words[(words.indexOf(word) + 1) % words.length]
const nextDay = (text: string) =>
  new Date(Date.parse(`${text.slice(0, 10)}T00:00:00Z`) + 24 * HOUR).toISOString().slice(0, 10) + text.slice(10)

export const mistakesIn = (field: BodyField): Mistake[] =>
  Object.entries(rules)
    .filter(([, { applies }]) => applies(field))
    .map(([name, { change, isAboutTime = false }]) => ({ name, change: change(field), isAboutTime }))

/** The mistakes that are tried in all rows at once, in one row. */
export function generalMistakesIn(field: BodyField): Mistake[] {
  const meanings = Object.entries(meaningChanges).filter(([, { kinds }]) => kinds.includes(field.kind))
  const all = [
    ...meanings.map(([name, { change }]) => [name, change] as const),
    ...(isRow(field) ? [] : Object.entries(structureChanges)),
  ]
  return all.map(([name, change]) => ({ name: `${name} (one row)`, change }))
}

/** One text in the other language, which only the response in that language has. */
export const translationsOf = (field: BodyField): Mistake[] =>
  isText(field) ? [{ name: 'one text in the other language', change: () => undefined, isTranslation: true }] : []

/** Two values of one object exchanged, the bounds of a period or numbers beside each other, or one taken for the other. */
export function exchangesIn(fields: BodyField[]): { other: BodyField; field: BodyField; mistake: Mistake }[] {
  const [times, numbers] = [fields.filter(isTime), fields.filter(isSum)]
  const periods = times.flatMap((start) =>
    times.filter((end) => isPeriod(start, end)).map((end) => [start, end] as const),
  )
  const neighbours = pairsOf(numbers)
  const toMistake =
    (name: string, changeOf: typeof exchange, isAboutTime = false) =>
    ([field, other]: readonly [BodyField, BodyField]) => ({
      field,
      other,
      mistake: {
        name,
        change: changeOf(field.path.at(-1)!, other.path.at(-1)!),
        isAboutTime,
        isOneSided: changeOf === copy,
      },
    })
  return [
    ...periods.map(toMistake('start and end exchanged', exchange, true)),
    ...neighbours.map(toMistake('neighbouring numbers exchanged', exchange)),
    ...neighbours.map(toMistake('number of its neighbour', copy)),
    ...pairsOf(fields.filter(isText)).map(toMistake('text of its neighbour', copy)),
  ]
}

const pairsOf = (fields: BodyField[]) => fields.slice(1).map((other, at) => [fields[at]!, other] as const)

const START = /start|begin|from|since/i
const END = /end|until|to|expiry|expires/i
const isPeriod = ({ path: start }: BodyField, { path: end }: BodyField) =>
  START.test(start.at(-1)!) &&
  END.test(end.at(-1)!) &&
  start.at(-1)!.replace(START, '') === end.at(-1)!.replace(END, '')

const exchange =
  (one: string, other: string): Change =>
  (holder) => {
    if (Object.hasOwn(holder, one) && Object.hasOwn(holder, other))
      [holder[one], holder[other]] = [holder[other], holder[one]]
  }

const copy =
  (one: string, other: string): Change =>
  (holder) => {
    if (Object.hasOwn(holder, one) && Object.hasOwn(holder, other)) holder[one] = holder[other]
  }
