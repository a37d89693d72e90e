import { readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openApiDocument } from '../../kernel/validation/openapi-document.ts'
import { createGatewayClient } from '../drift/gateway-client.ts'
import * as adapter from '../node.ts'
import { assertVerified } from './proxy-preconditions.ts'
import { ownFolder, running } from './testing.ts'

test('a verification with another document must be repeated before a gateway is admitted', async () => {
  await using folder = await ownFolder()
  await using gateway = await running()
  const { url } = gateway
  vi.stubEnv('LONGAN_VERIFIED', folder.file('verified-'))
  onTestFinished(() => void vi.unstubAllEnvs())
  const context = { url, gateway: createGatewayClient(url), token: undefined, merchant: 'DEMO' }
  const root = dirname(folder.file('verified-'))

  adapter.storeVerified(url, { system: { held: 4, broken: [] } })
  await assertVerified('system', context)
  const [name] = (await readdir(root)).filter((one) => one.endsWith('.json'))
  const file = folder.file(name!)
  await writeFile(file, (await readFile(file, 'utf8')).replace(openApiDocument.fingerprint, 'an older one'))

  await expect(assertVerified('system', context)).rejects.toThrow(
    `${url} was verified with another OpenAPI document: run npm run verify -- --provider ${url} --only system again`,
  )
})

test('a damaged verification file counts as no verification', async () => {
  await using folder = await ownFolder()
  await using gateway = await running()
  const { url } = gateway
  vi.stubEnv('LONGAN_VERIFIED', folder.file('verified-'))
  onTestFinished(() => void vi.unstubAllEnvs())
  const damaged = { system: { held: 4, description: openApiDocument.fingerprint }, wallet: null }
  await writeFile(folder.file(`verified-${encodeURIComponent(url)}.json`), JSON.stringify(damaged))
  const context = { url, gateway: createGatewayClient(url), token: undefined, merchant: 'DEMO' }

  for (const tag of Object.keys(damaged))
    await expect(assertVerified(tag, context)).rejects.toThrow(
      `${url} was not verified against the contracts of "${tag}"`,
    )
})
