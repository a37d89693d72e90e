import { getReplySchema, resolve } from '../../openapi-document.ts'
import { readSent } from '../../reads/reads-table.ts'
import { REPEATED, toRequest } from './requests.ts'
import { type PactFile, outcomeOf } from '../../pact-file.ts'
import { type Sample, sampleCases } from '../cases.ts'
import { accepts } from './accepts.ts'
import { type Case, placeCases, isFieldRead, isSuccess, operationOf } from './cases.ts'
import { recordAnswers, type Answer, type Recorded } from './recorded.ts'

/** Mistakes that change a response as a whole. */
function responseCases(all: Recorded[]): Case[] {
  const successes = [...Map.groupBy(all.filter(isSuccess), operationOf)]
  const refusals = Map.groupBy(all, refusalOf)
  refusals.delete('')
  return [
    ...successes.flatMap(([operation, group]) => [
      toCase({ operation, name: 'wrong language', field: '' }, group, ({ translated }) => translated),
      toCase({ operation, name: 'data of another member', field: '' }, group, ({ ofAnother }) => ofAnother),
      toCase({ operation, name: 'UTF-8 sent as Latin-1', field: '' }, group, asLatin),
      ...namesOf(operation, group).map((name) => ignoringCase(operation, name, group)),
    ]),
    ...[...refusals].flatMap(([whose, group]) => detailCases(whose, group)),
  ].filter((one) => one !== undefined)
}

const refusalOf = (one: Recorded) => {
  const { operation, status, code } = outcomeOf(one.interaction)
  return status >= 400 ? `${operation} ${code}` : ''
}
const sent = readSent()
/** The parameters that an interaction could ignore, and those that the app sends and no interaction does. */
function namesOf(operation: string, group: Recorded[]): string[] {
  const isReading = group.some(({ interaction }) => interaction.request.method === 'GET')
  const inPact = new Set(group.flatMap(({ interaction }) => Object.keys(toRequest(interaction).query)))
  const onlySent = Object.keys(sent[operation] ?? {}).filter((name) => !inPact.has(name) && !REPEATED.has(name))
  return [...new Set([...group.flatMap(({ ignoring }) => Object.keys(ignoring)), ...(isReading ? onlySent : [])])]
}

type Named = Pick<Case, 'operation' | 'name' | 'field'>

/** What is the same in every response is no fault: nothing in it is localised, or it is the same for all members. */
function toCase(named: Named, group: Recorded[], wrongOf: (one: Recorded) => Answer | undefined): Case | undefined {
  const answered = group.flatMap((recorded) => {
    const wrong = wrongOf(recorded)
    return wrong?.status === recorded.truth.status ? [{ recorded, wrong }] : []
  })
  if (answered.length === 0) return undefined
  const copies = answered.filter(({ recorded, wrong }) => !isSame(recorded.truth, wrong))
  const isRead = copies.some(({ recorded, wrong }) =>
    differencesIn(recorded.truth.body, wrong.body).some((path) => isFieldRead(named.operation, path)),
  )
  return { ...named, isRead, isNoFault: copies.length === 0, copies }
}

/** A parameter without an effect on any response is a gap of the pact, because the app sends it for its effect. */
function ignoringCase(operation: string, field: string, group: Recorded[]): Case {
  const named = { operation, name: 'query parameter ignored', field }
  const one = toCase(named, group, ({ ignoring }) => ignoring[field])
  return { ...named, copies: one?.copies ?? [], isNoFault: false, isRead: sent[operation]?.[field] !== undefined }
}

function asLatin({ truth: { status, body } }: Recorded): Answer {
  return { status, body: JSON.parse(Buffer.from(JSON.stringify(body)).toString('latin1')) as unknown }
}

/** They answer requests that the app never makes: without encryption, to another site, of a module that is off. */
const NEVER_SHOWN = new Set(['missing_encryption', 'request_body_required', 'function.not.available'])

function isDetailRead({ interaction: { description, response } }: Recorded, detail: string): boolean {
  const [operation = '', , code = ''] = description.split(' ')
  const { value = {} } = resolve(getReplySchema(operation, response.status) ?? {}).properties ?? {}
  return detail !== 'reason' && detail in (resolve(value).properties ?? {}) && !NEVER_SHOWN.has(code)
}

/** The app's forms read what a refusal says in the same way for all operations; a `reason` is for developers, and nothing reads it. */
function detailCases(whose: string, group: Recorded[]): (Case | undefined)[] {
  const details = new Set(group.flatMap(({ truth: { body } }) => Object.keys((body as Detailed).value ?? {})))
  return [undefined, ...details].map((detail) => {
    const field = ['value', detail].filter(Boolean).join('.')
    const named = { operation: whose, name: 'refusal without its value', field }
    const found = toCase(named, group, ({ truth }) => withoutDetail(truth, detail))
    const isRead = (detail ? [detail] : [...details]).some((one) => isDetailRead(group[0]!, one))
    return found && found.copies.length > 0 ? { ...found, isRead } : undefined
  })
}

type Detailed = { value?: Record<string, unknown> }

function withoutDetail({ status, body }: Answer, field: string | undefined): Answer {
  const { value, ...rest } = body as Detailed
  if (field === undefined || !value) return { status, body: rest }
  const { [field]: _missing, ...others } = value
  return { status, body: { ...rest, value: others } }
}

const isSame = (one: Answer, other: Answer) => JSON.stringify(one) === JSON.stringify(other)

/** The paths at which two bodies differ, and at which one of them has nothing. */
function differencesIn(one: unknown, other: unknown, path: string[] = []): string[][] {
  const areObjects = [one, other].every((body) => typeof body === 'object' && body !== null)
  if (!areObjects) return one === other ? [] : [path]
  const [a, b] = [one, other] as Record<string, unknown>[]
  return [...new Set([...Object.keys(a!), ...Object.keys(b!)])].flatMap((key) =>
    differencesIn(a![key], b![key], [...path, Array.isArray(one) ? '*' : key]),
  )
}

/** `noticed`: an interaction fails that counts. `reported`: only pending ones fail. `no fault`: by definition it is not wrong. */
export const verdicts = ['noticed', 'reported', 'unnoticed', 'no fault'] as const
export type Verdict = (typeof verdicts)[number]
export type Scored = Pick<Case, 'operation' | 'name' | 'field' | 'isRead'> & { verdict: Verdict; interaction: string }

/** Tries each mistake at one place of the mock's responses, and returns which the pact notices. */
export async function scorePlaces(pact: PactFile, sample: Sample = { seed: 0 }): Promise<Scored[]> {
  return sampleCases(await findCases(pact), sample).map(toScored)
}

export async function findCases(pact: PactFile): Promise<Case[]> {
  const recorded = await recordAnswers(pact)
  const all = [...placeCases(recorded), ...responseCases(recorded)]
  return all.filter(({ copies, name }) => copies.length > 0 || name === 'query parameter ignored')
}

function toScored({ copies, isNoFault, operation, name, field, isRead }: Case): Scored {
  const failed = copies.filter(({ recorded, wrong }) => !accepts(recorded.interaction, wrong))
  const counting = failed.find(({ recorded }) => !recorded.interaction.pending)
  const { interaction } = (counting ?? failed[0] ?? copies[0])?.recorded ?? {}
  const verdict = counting ? 'noticed' : isNoFault ? 'no fault' : failed.length > 0 ? 'reported' : 'unnoticed'
  return { operation, name, field, isRead, verdict, interaction: interaction?.description ?? operation }
}
