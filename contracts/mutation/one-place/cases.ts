import { getReplySchema } from '../../openapi-document.ts'
import { outcomeOf } from '../../pact-file.ts'
import { readTable } from '../../reads/reads-table.ts'
import { documentedField } from '../../reads/documented-field.ts'
import { type BodyField, changeAt, listFields, type Row } from './body-fields.ts'
import { type Change, replaceWith } from '../wrong-answers.ts'
import { exchangesIn, generalMistakesIn, type Mistake, mistakesIn, translationsOf } from './mistakes.ts'
import type { Answer, Recorded } from './recorded.ts'

/** One mistake of a gateway, in every response where it shows. */
export type Case = {
  operation: string
  name: string
  field: string
  isRead: boolean
  /** By definition no fault: the provider's clock decides the value, or it is the same for all members. */
  isNoFault: boolean
  copies: { recorded: Recorded; wrong: Answer }[]
}

const reads = readTable()

export const isFieldRead = (operation: string, path: string[]): boolean => {
  const [id = ''] = operation.split(' ')
  const field = documentedField(id, path)
  const table = reads[id]
  return field !== undefined && table !== undefined && (field in table || `${field}.*` in table)
}

/** The mistakes at one place of the responses of each operation. */
export function placeCases(all: Recorded[]): Case[] {
  const cases: Case[] = []
  for (const [operation, group] of Map.groupBy(all.filter(isSuccess), operationOf))
    for (const row of ['first', 'last'] as const) cases.push(...casesOf(operation, group, row))
  return cases
}

export const operationOf = ({ interaction }: Recorded) => outcomeOf(interaction).operation
export const isSuccess = ({ interaction }: Recorded) => interaction.response.status < 400

function casesOf(operation: string, group: Recorded[], row: Row): Case[] {
  const places = new Map<string, { mistake: Mistake; fields: BodyField[] }>()
  for (const { truth } of group) {
    const fields = listFields(truth.body, getReplySchema(operation, 200) ?? {}, row).filter(isNoEnvelope)
    const add = (mistake: Mistake, own: BodyField[]) => {
      const key = [mistake.name, ...own.map(({ path }) => path.join('.'))].join(' ')
      if (!places.has(key)) places.set(key, { mistake, fields: own })
    }
    for (const field of fields)
      for (const one of [...mistakesIn(field), ...generalMistakesIn(field), ...translationsOf(field)]) add(one, [field])
    for (const siblings of Map.groupBy(fields, ({ path }) => path.slice(0, -1).join('.')).values())
      for (const { field, other, mistake } of exchangesIn(siblings)) add(mistake, [field, other])
  }
  return [...places.values()].map(({ mistake, fields }) => toCase(operation, group, { mistake, fields }))
}

/** `success` is part of the envelope, which the SDK checks. */
const isNoEnvelope = ({ path }: BodyField) => path.join('.') !== 'success'

function toCase(
  operation: string,
  group: Recorded[],
  { mistake, fields }: { mistake: Mistake; fields: BodyField[] },
): Case {
  const [field] = fields as [BodyField]
  const wrongOf = ({ truth, translated }: Recorded) =>
    changeAt(truth.body, field, mistake.isTranslation ? translatedAs(translated, field) : mistake.change)
  const copies = group
    .map((recorded) => ({ recorded, body: wrongOf(recorded) }))
    .filter(({ recorded, body }) => body !== recorded.truth.body)
    .map(({ recorded, body }) => ({ recorded, wrong: { status: recorded.truth.status, body } }))
  const place = fields.map(({ path }) => path.join('.')).join(' and ')
  return {
    operation,
    name: mistake.name,
    field: field.row === 'last' ? `${place} (last row)` : place,
    isRead: (mistake.isOneSided ? [field] : fields).some(({ path }) => isFieldRead(operation, path)),
    isNoFault: mistake.isAboutTime === true && fields.every((one) => movesWithClock(group, one)),
    copies,
  }
}

/** The text of the response in the other language, which may have other rows. */
const translatedAs = (translated: Answer | undefined, { path, row }: BodyField): Change =>
  replaceWith((value) => valueAt(translated?.body, path, row) ?? value)

/** With the same states, a time that moves with the provider's clock is its own decision. */
function movesWithClock(group: Recorded[], { path, row }: BodyField): boolean {
  const comparable = group.filter(({ truth, later }) => truth.status === later.status)
  const pairs = comparable.map(({ truth, later }) => [truth, later].map(({ body }) => valueAt(body, path, row)))
  const known = pairs.filter(([before]) => before !== undefined)
  return known.length > 0 && known.every(([before, after]) => before !== after)
}

function valueAt(body: unknown, [name, ...rest]: string[], row: Row): unknown {
  if (name === undefined || typeof body !== 'object' || body === null) return name === undefined ? body : undefined
  const key = name === '*' ? Object.keys(body).at(row === 'first' ? 0 : -1) : name
  return key === undefined ? undefined : valueAt((body as Record<string, unknown>)[key], rest, row)
}
