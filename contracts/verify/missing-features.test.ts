import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { findMissingFeatures } from './missing-features.ts'
import { readPact } from '../pact-file.ts'
import { selectInteractions } from './select-interactions.ts'

const { interactions } = readPact()
const named = (name: string) => interactions.find(({ description }) => description === name)!
const withFields = named('getSystemStatus with origins of images')
const plain = named('getSystemStatus')

async function statesThatAnswer(status: number) {
  const actions: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      actions.push((JSON.parse(body) as { action: string }).action)
      response.writeHead(status).end()
    })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const statesUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { target: { provider: statesUrl, statesUrl }, actions }
}

test('interactions about a feature whose state is not implemented are skipped', async () => {
  const { target, actions } = await statesThatAnswer(501)
  const isMissing = await findMissingFeatures([withFields, plain], target)

  expect([withFields, plain].map(isMissing)).toEqual([true, false])
  expect(actions).toEqual(['setup'])
})

test('a feature that the gateway has is verified, and its state is torn down again', async () => {
  const { target, actions } = await statesThatAnswer(200)
  const isMissing = await findMissingFeatures([withFields, plain], target)

  expect([withFields, plain].map(isMissing)).toEqual([false, false])
  expect(actions).toEqual(['setup', 'teardown'])
})

test('without a server of states optional features are skipped', () => {
  const { tried, skipped } = selectInteractions({ ...readPact(), interactions: [withFields, plain] }, { provider: '' })

  expect(tried).toEqual([plain])
  expect(skipped).toEqual([withFields.description])
})
