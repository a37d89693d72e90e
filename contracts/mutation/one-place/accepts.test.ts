import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readPact } from '../../pact-file.ts'
import { sampleCases } from '../cases.ts'
import { findBroken } from '../mutation.ts'
import { accepts } from './accepts.ts'
import { recordAnswers } from './recorded.ts'
import { findCases } from './score.ts'

const headers = { 'content-type': 'application/json; charset=utf-8' }
const pact = readPact()
/** A tenth of the interactions; another one in the pact does not change which of the others are in it. */
const isInSample = ({ description }: { description: string }) =>
  createHash('md5').update(description).digest().readUInt32BE() % 10 === 0
const some = { ...pact, interactions: pact.interactions.filter(isInSample) }

test('the true responses of the mock are accepted', async () => {
  const refused = (await recordAnswers(some)).filter(({ interaction, truth }) => !accepts(interaction, truth))
  expect(refused.map(({ interaction }) => interaction.description)).toEqual([])
})

test('wrong responses are accepted and refused as by the pact core', async () => {
  const copies = sampleCases(await findCases(some), { size: 160, seed: 11 }).flatMap((one) => one.copies.slice(0, 1))
  const broken = await findBroken({
    pact,
    interactions: copies.map(({ recorded }) => recorded.interaction),
    hasStates: false,
    answer: (number) => {
      const { status, body } = copies[number]!.wrong
      return { status, headers, body: JSON.stringify(body) }
    },
  })
  const others = copies.filter(
    ({ recorded, wrong }, number) => broken.has(number) === accepts(recorded.interaction, wrong),
  )
  expect(others.map(({ recorded, wrong }) => [recorded.interaction.description, wrong.body])).toEqual([])
  expect(broken.size).toBeGreaterThan(50)
}, 60_000)
