import { expect, test } from 'vitest'
import { findBroken } from '../mutation/mutation.ts'
import { type Interaction, readPact } from '../pact-file.ts'

const UNKNOWN = { unknownField: 'unknown', unknownObject: { unknownField: 1 }, unknownList: [] }

/** Adds unknown members to each object and each map; lists keep their length. */
function addUnknownFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(addUnknownFields)
  if (typeof value !== 'object' || value === null) return value
  const known = Object.entries(value).map(([name, part]) => [name, addUnknownFields(part)] as const)
  return { ...Object.fromEntries(known), ...UNKNOWN }
}

function answerOf({ response: { status, headers = {}, body } }: Interaction, content: unknown) {
  const named = Object.entries(headers).map(([name, [text = '']]) => [name.toLowerCase(), text])
  return { status, headers: Object.fromEntries(named), body: body ? JSON.stringify(content) : '' }
}

/** One interaction for each expected response: only the response differs here, and a third of them are different. */
function differInResponse(interactions: Interaction[]): Interaction[] {
  return [...new Map(interactions.map((one) => [JSON.stringify(one.response), one])).values()]
}

const isObject = ({ response: { body } }: Interaction) => typeof body?.content === 'object' && body.content !== null

test('additional fields in any object, and additional keys in any map, break no interaction', async () => {
  const pact = readPact()
  const interactions = differInResponse(pact.interactions.filter(isObject))
  const answer = (number: number) => {
    const interaction = interactions[number]!
    return answerOf(interaction, addUnknownFields(interaction.response.body!.content))
  }

  const broken = await findBroken({ pact, interactions, answer, hasStates: false })

  expect(interactions.length).toBeGreaterThan(0)
  expect([...broken].map((number) => interactions[number]!.description)).toEqual([])
}, 120_000)
