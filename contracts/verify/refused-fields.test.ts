import description from '@longan/openapi/operations' with { type: 'json' }
import { expect, test } from 'vitest'
import { type Interaction, outcomeOf, readPact } from '../pact-file.ts'

type Schema = { $ref?: string; properties?: object; allOf?: Schema[]; oneOf?: Schema[]; anyOf?: Schema[] }
type Operation = { parameters: { name: string }[]; body?: { schema: Schema } | undefined }
const operations = new Map(description.operations.map(({ id, ...rest }) => [id, rest as Operation]))
const schemas = description.schemas as Record<string, Schema>

function namesOf({ $ref, properties = {}, allOf = [], oneOf = [], anyOf = [] }: Schema): string[] {
  const named = $ref ? [schemas[$ref.split('/').at(-1)!]!] : []
  return [...Object.keys(properties), ...[...named, ...allOf, ...oneOf, ...anyOf].flatMap(namesOf)]
}

function sentTo(id: string): string[] {
  const { parameters, body } = operations.get(id)!
  return [...parameters.map(({ name }) => name), ...(body ? namesOf(body.schema) : [])]
}

type RefusalBody = { value?: { field?: string } }
const fieldOf = ({ response }: Interaction) => (response.body?.content as RefusalBody | undefined)?.value?.field

const findUnknownFields = (interactions: readonly Interaction[]) =>
  interactions.filter((one) => {
    const [name] = fieldOf(one)?.split('.') ?? []
    return name !== undefined && !sentTo(outcomeOf(one).operation).includes(name)
  })

const { interactions } = readPact()

test('each refusal that names a field names a field of its operation', () => {
  expect(interactions.filter(fieldOf).length).toBeGreaterThan(200)
  expect(findUnknownFields(interactions).map((one) => [one.description, fieldOf(one)])).toEqual([])
})

test('a field name of another operation is detected', () => {
  const one = structuredClone(
    interactions.find(({ description: name }) => name.startsWith('withdraw 400 payment.password')),
  )!
  ;(one.response.body!.content as RefusalBody).value!.field = 'paymentPassword'

  expect(findUnknownFields([one])).toEqual([one])
})
