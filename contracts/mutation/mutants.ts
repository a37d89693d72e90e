import type { Reply as Answer } from '@longan/mock-server'
import type { Interaction } from '../pact-file.ts'
import { type Field, fieldsOf } from './fields.ts'
import { applyAt, type Change, meaningChanges, structureChanges, replaceWith } from './wrong-answers.ts'

export type Reply = Pick<Answer, 'status' | 'headers' | 'body'>
export type Mutant = { name: string; field: string; apply(reply: Reply): Reply }

export function mutantsOf(interaction: Interaction): Mutant[] {
  const fields = fieldsOf(interaction).filter(({ path }) => path.length > 0)
  return [
    ...statusMutants(interaction),
    ...headerMutants(interaction),
    ...fields.flatMap((field) => [...meaningMutants(field), ...structureMutants(field)]),
  ]
}

const meaningMutants = (field: Field) =>
  Object.entries(meaningChanges)
    .filter(([, { kinds }]) => kinds.includes(field.kind))
    .map(([name, { change }]) => bodyMutant(name, field, change))

/** A row or an entry has no name by which it could be missing. */
const structureMutants = (field: Field) =>
  field.path.at(-1) === '*'
    ? []
    : Object.entries(structureChanges).map(([name, change]) => bodyMutant(name, field, change))

function statusMutants({ response: { status } }: Interaction): Mutant[] {
  const other = status === 200 ? 500 : 200
  const wrongStatus = {
    name: 'another status',
    field: 'status',
    apply: (reply: Reply) => ({ ...reply, status: other }),
  }
  // A command without a response has no code.
  if (status < 300) return [wrongStatus]
  const wrongCode = replaceWith((code) => (code === 'stake.invalid' ? 'launch.failed' : 'stake.invalid'))
  return [wrongStatus, bodyMutant('another code', { path: ['errorCode'], kind: 'text' }, wrongCode)]
}

const headerMutants = ({ response: { headers = {} } }: Interaction): Mutant[] =>
  Object.keys(headers).map((field) => ({
    name: 'header missing',
    field,
    apply: (reply) => ({ ...reply, headers: without(reply.headers, field.toLowerCase()) }),
  }))

const without = (headers: Record<string, string>, missing: string) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== missing))

const bodyMutant = (name: string, { path }: Field, change: Change): Mutant => ({
  name,
  field: path.join('.'),
  apply: (reply) => {
    const parsed = JSON.parse(reply.body) as Record<string, unknown>
    applyAt(parsed, path, change)
    return { ...reply, body: JSON.stringify(parsed) }
  },
})
