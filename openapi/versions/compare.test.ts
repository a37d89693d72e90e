import document from '@longan/openapi/document' with { type: 'json' }
import { expect, test } from 'vitest'
import type { Json } from '../json.ts'
import { compareDocuments } from './compare.ts'
import { versionProblems } from './version-problems.ts'

type Edit = (document: Json) => void

async function changesOf(edit: Edit) {
  const revision = structuredClone(document) as Json
  edit(revision)
  return compareDocuments(document, revision)
}

const wallet = ({ components }: Json): Json => components.schemas.WalletBalance
const versions = { released: '1.0.0', current: '1.0.0', changelog: '' }

const renameBalance: Edit = (edited) => {
  const { sumBalance, ...others } = wallet(edited).properties
  wallet(edited).properties = { totalBalance: sumBalance, ...others }
  wallet(edited).required = ['totalBalance']
}

test('a renamed property is one sentence, which names the remedy', async () => {
  const problems = versionProblems(await changesOf(renameBalance), versions)

  expect(problems).toEqual([
    'Property `sumBalance` of `value` was renamed to `totalBalance` (schema WalletBalance), which breaks clients: ' +
      'set info.version to 2.0.0, or write the entry with "npm run changelog" and commit it',
  ])
})

const callOf = ({ paths }: Json): Json => paths['/wps/system/country'].get

test('a change is major if a client can break by it, and minor otherwise', async () => {
  const changes = await changesOf((edited) => {
    delete edited.paths['/wps/system/headIcons']
    edited.paths['/wps/new'] = { get: { ...callOf(edited), operationId: 'listNew' } }
    wallet(edited).properties.frozen = { type: 'number' }
    const area = { name: 'area', in: 'query', required: true, schema: { type: 'string' } }
    callOf(edited).parameters = [...callOf(edited).parameters, area]
  })

  expect(changes.map(({ impact, sentence }) => `${impact} ${sentence}`).toSorted()).toEqual([
    'major Path `/wps/system/headIcons` was removed (/wps/system/headIcons)',
    'major Required `area` query parameter was added (GET /wps/system/country)',
    'minor Path `/wps/new` was added (/wps/new)',
    'minor Schema `frozen` was added (schema WalletBalance)',
  ])
})

test('prose, and formats for generated clients, are no changes', async () => {
  const changes = await changesOf((edited) => {
    callOf(edited).summary = 'Countries'
    wallet(edited).properties.sumBalance = { ...wallet(edited).properties.sumBalance, format: 'double' }
  })

  expect(changes).toEqual([])
})
