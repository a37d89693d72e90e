import type { Kind } from './fields.ts'

type Holder = Record<string, unknown>
export type Change = (holder: Holder, key: string) => void

export const replaceWith =
  (make: (value: never) => unknown): Change =>
  (holder, key) => {
    holder[key] = make(holder[key] as never)
  }

const numbers: Kind[] = ['money', 'milliseconds', 'number', 'id']
const texts: Kind[] = ['text', 'person', 'word', 'digits']
const lists: Kind[] = ['list', 'list in order']

export const meaningChanges: Record<string, { kinds: Kind[]; change: Change }> = {
  'money off by one': { kinds: ['money'], change: replaceWith((amount: number) => amount + 1) },
  'money a hundredfold': { kinds: ['money'], change: replaceWith((amount: number) => amount * 100) },
  'money with the other sign': {
    kinds: ['money'],
    change: replaceWith((amount: number) => (amount === 0 ? 0 : -amount)),
  },
  'money with a third decimal': { kinds: ['money'], change: replaceWith((amount: number) => amount + 0.001) },
  'seconds for milliseconds': {
    kinds: ['milliseconds'],
    change: replaceWith((time: number) => Math.floor(time / 1000)),
  },
  'number off by one': { kinds: ['number'], change: replaceWith((count: number) => count + 1) },
  'id of something else': { kinds: ['id'], change: replaceWith((id: number) => id + 1) },
  'name of another person': { kinds: ['person'], change: replaceWith((name: string) => `${name}x`) },
  'number as text': { kinds: numbers, change: replaceWith(String) },
  'number for a text': { kinds: texts, change: replaceWith(() => 42) },
  'digits as a number': { kinds: ['digits'], change: replaceWith(Number) },
  'empty text': { kinds: texts, change: replaceWith(() => '') },
  'word outside its list': { kinds: ['word'], change: replaceWith((word: string) => `${word}_X`) },
  'list reversed': { kinds: ['list in order'], change: replaceWith((rows: unknown[]) => rows.toReversed()) },
  'list shifted by a row': { kinds: ['list in order'], change: replaceWith((rows: unknown[]) => rows.slice(1)) },
  'list with a row twice': {
    kinds: ['list in order'],
    change: replaceWith((rows: unknown[]) => [...rows.slice(0, 1), ...rows]),
  },
  'list without rows': { kinds: lists, change: replaceWith(() => []) },
  'map without entries': { kinds: ['map'], change: replaceWith(() => ({})) },
}

export const structureChanges: Record<string, Change> = {
  'field dropped': (holder, key) => {
    delete holder[key]
  },
  'field renamed': (holder, key) => {
    holder[`${key}_`] = holder[key]
    delete holder[key]
  },
  'field null': replaceWith(() => null),
  'field of another type': replaceWith((value) => (typeof value === 'object' ? 'text' : { value })),
}

export function applyAt(holder: Holder, [key = '', ...rest]: string[], change: Change) {
  for (const name of key === '*' ? Object.keys(holder) : [key]) {
    const inner = holder[name]
    if (inner === undefined) continue
    if (rest.length === 0) change(holder, name)
    else if (typeof inner === 'object' && inner !== null) applyAt(inner as Holder, rest, change)
  }
}
