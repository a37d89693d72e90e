import type { Kind } from './fields.ts'

type Holder = Record<string, unknown>
/** Changes the value of `key`. */
export type Change = (holder: Holder, key: string) => void

export const to =
  (make: (value: never) => unknown): Change =>
  (holder, key) => {
    holder[key] = make(holder[key] as never)
  }

const numbers: Kind[] = ['money', 'milliseconds', 'number', 'id']
const texts: Kind[] = ['text', 'person', 'word', 'digits']
const lists: Kind[] = ['list', 'list in order']

/** Wrong in meaning: the shape is right. */
export const ofMeaning: Record<string, { kinds: Kind[]; change: Change }> = {
  'money off by one': { kinds: ['money'], change: to((amount: number) => amount + 1) },
  'money a hundredfold': { kinds: ['money'], change: to((amount: number) => amount * 100) },
  'money with the other sign': { kinds: ['money'], change: to((amount: number) => (amount === 0 ? 0 : -amount)) },
  'money with a third decimal': { kinds: ['money'], change: to((amount: number) => amount + 0.001) },
  'seconds for milliseconds': { kinds: ['milliseconds'], change: to((time: number) => Math.floor(time / 1000)) },
  'number off by one': { kinds: ['number'], change: to((count: number) => count + 1) },
  'id of something else': { kinds: ['id'], change: to((id: number) => id + 1) },
  'name of somebody else': { kinds: ['person'], change: to((name: string) => `${name}x`) },
  'number as text': { kinds: numbers, change: to(String) },
  'number for a text': { kinds: texts, change: to(() => 42) },
  'digits as a number': { kinds: ['digits'], change: to(Number) },
  'empty text': { kinds: texts, change: to(() => '') },
  'word outside its list': { kinds: ['word'], change: to((word: string) => `${word}_X`) },
  'list reversed': { kinds: ['list in order'], change: to((rows: unknown[]) => rows.toReversed()) },
  'list shifted by a row': { kinds: ['list in order'], change: to((rows: unknown[]) => rows.slice(1)) },
  'list with a row twice': {
    kinds: ['list in order'],
    change: to((rows: unknown[]) => [...rows.slice(0, 1), ...rows]),
  },
  'list without rows': { kinds: lists, change: to(() => []) },
  'map without entries': { kinds: ['map'], change: to(() => ({})) },
}

/** Wrong in structure, each of them for every field. */
export const ofStructure: Record<string, Change> = {
  'field dropped': (holder, key) => {
    delete holder[key]
  },
  'field renamed': (holder, key) => {
    holder[`${key}_`] = holder[key]
    delete holder[key]
  },
  'field null': to(() => null),
  'field of another type': to((value) => (typeof value === 'object' ? 'text' : { value })),
}

/** Changes the field in every row and every entry. */
export function applyAt(holder: Holder, [key = '', ...rest]: string[], change: Change) {
  for (const name of key === '*' ? Object.keys(holder) : [key]) {
    const inner = holder[name]
    if (inner === undefined) continue
    if (rest.length === 0) change(holder, name)
    else if (typeof inner === 'object' && inner !== null) applyAt(inner as Holder, rest, change)
  }
}
