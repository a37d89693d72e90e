import { Comparator } from '@pactflow/openapi-pact-comparator'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Interaction, type PactFile, readPact } from './pact-file.ts'

const bundle = new URL('../openapi/dist/openapi.gen.json', import.meta.url)

async function errorsIn(pact: PactFile): Promise<string[]> {
  const comparator = new Comparator({ oas: JSON.parse(readFileSync(bundle, 'utf8')) })
  const found: string[] = []
  for await (const { type, message, mockDetails } of comparator.compare(pact as never)) {
    if (type === 'error') found.push(`${mockDetails?.interactionDescription}: ${message}`)
  }
  return found
}

function changedPact(description: string, spoil: (interaction: Interaction) => void): PactFile {
  const pact = readPact()
  const interactions = structuredClone(pact.interactions.filter((one) => one.description === description))
  interactions.forEach(spoil)
  return { ...pact, interactions }
}

test('the pact agrees with the OpenAPI document', async () => {
  expect(await errorsIn(readPact())).toEqual([])
}, 120_000)

test('a field that is not in the document is detected', async () => {
  const pact = changedPact('getWallet', ({ response }) => {
    response.body = { ...response.body!, content: { success: true, value: { sumBalance: 1, balanceSum: 1 } } }
  })
  expect(await errorsIn(pact)).toEqual([expect.stringMatching(/^getWallet: .*balanceSum/)])
})

test('an amount as text is detected', async () => {
  const pact = changedPact('getWallet', ({ response }) => {
    response.body = { ...response.body!, content: { success: true, value: { sumBalance: '1.00' } } }
  })
  expect(await errorsIn(pact)).toEqual([expect.stringMatching(/^getWallet: .*must be number/)])
})

test('a path that is not in the document is detected', async () => {
  const pact = changedPact('getWallet', ({ request }) => {
    request.path = '/wps/wallet/gcs'
  })
  expect(await errorsIn(pact)).toEqual([expect.stringMatching(/^getWallet: /)])
})
