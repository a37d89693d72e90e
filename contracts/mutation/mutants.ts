import type { Interaction } from '../pact-file.ts'
import { type Field, fieldsOf, type Kind } from './fields.ts'

export type Reply = { status: number; body: string }
/** One way in which a gateway may be wrong about one field. */
export type Mutant = { name: string; field: string; spoil(reply: Reply): Reply }

type Holder = Record<string, unknown>
type Change = (holder: Holder, key: string) => void

const to =
  (make: (value: never) => unknown): Change =>
  (holder, key) => {
    holder[key] = make(holder[key] as never)
  }

/** Wrong in meaning: the shape is right. */
const ofMeaning: Record<string, { kinds: Kind[]; change: Change }> = {
  'money off by one': { kinds: ['money'], change: to((amount: number) => amount + 1) },
  'money a hundredfold': { kinds: ['money'], change: to((amount: number) => amount * 100) },
  'money with the other sign': { kinds: ['money'], change: to((amount: number) => (amount === 0 ? 0 : -amount)) },
  'seconds for milliseconds': { kinds: ['milliseconds'], change: to((time: number) => Math.floor(time / 1000)) },
  'number off by one': { kinds: ['number'], change: to((count: number) => count + 1) },
  'number as text': { kinds: ['money', 'milliseconds', 'number'], change: to(String) },
  'number for a text': { kinds: ['text'], change: to(() => 42) },
  'empty text': { kinds: ['text'], change: to(() => '') },
  'list reversed': { kinds: ['list in order'], change: to((rows: unknown[]) => rows.toReversed()) },
  'list without rows': { kinds: ['list', 'list in order'], change: to(() => []) },
  'map without entries': { kinds: ['map'], change: to(() => ({})) },
}

/** Wrong in structure. A field gets one of these: the tool that compares is the same for all of them. */
const ofStructure: Record<string, Change> = {
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
const structures = Object.entries(ofStructure)

/** Every way in which a gateway may break one interaction, one at a time. */
export function mutantsOf(interaction: Interaction): Mutant[] {
  const fields = fieldsOf(interaction).filter(({ path }) => path.length > 0)
  return [
    ...ofStatus(interaction),
    ...fields.flatMap((field, place) => [...meaningOf(field), ...structureOf(field, place)]),
  ]
}

const meaningOf = (field: Field) =>
  Object.entries(ofMeaning)
    .filter(([, { kinds }]) => kinds.includes(field.kind))
    .map(([name, { change }]) => mutant(name, field, change))

function structureOf(field: Field, place: number): Mutant[] {
  const [name, change] = structures[place % structures.length]!
  return field.path.at(-1) === '*' ? [] : [mutant(name, field, change)]
}

function ofStatus({ response: { status } }: Interaction): Mutant[] {
  const other = status === 200 ? 500 : 200
  const wrongStatus = {
    name: 'another status',
    field: 'status',
    spoil: (reply: Reply) => ({ ...reply, status: other }),
  }
  // What was done without an answer has no code.
  if (status < 300) return [wrongStatus]
  const wrongCode = to((code) => (code === 'stake.invalid' ? 'launch.failed' : 'stake.invalid'))
  return [wrongStatus, mutant('another code', { path: ['errorCode'], kind: 'text' }, wrongCode)]
}

const mutant = (name: string, { path }: Field, change: Change): Mutant => ({
  name,
  field: path.join('.'),
  spoil: ({ status, body }) => {
    const parsed = JSON.parse(body) as Holder
    applyAt(parsed, path, change)
    return { status, body: JSON.stringify(parsed) }
  },
})

/** Changes the field wherever it stands: in every row and every entry. */
function applyAt(holder: Holder, [key = '', ...rest]: string[], change: Change) {
  for (const name of key === '*' ? Object.keys(holder) : [key]) {
    const inner = holder[name]
    if (inner === undefined) continue
    if (rest.length === 0) change(holder, name)
    else if (typeof inner === 'object' && inner !== null) applyAt(inner as Holder, rest, change)
  }
}
