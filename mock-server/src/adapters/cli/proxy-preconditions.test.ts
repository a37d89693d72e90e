import { readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openApiDocument } from '../../kernel/openapi-document.ts'
import { gatewayAt } from '../drift/gateway-client.ts'
import * as door from '../node.ts'
import { assertVerified } from './proxy-preconditions.ts'
import { ownFolder, running } from './testing.ts'

const refuse = (sentence: string): never => {
  throw new Error(sentence)
}

test('what was verified by another description is verified again before a gateway is let in', async () => {
  await using folder = await ownFolder()
  await using gateway = await running()
  const { url } = gateway
  vi.stubEnv('LONGAN_VERIFIED', folder.file('verified-'))
  onTestFinished(() => void vi.unstubAllEnvs())
  const around = { url, gateway: gatewayAt(url), token: undefined, merchant: 'DEMO', door, refuse }
  const root = dirname(folder.file('verified-'))

  door.keepVerified(url, { system: { held: 4, broken: [] } })
  await assertVerified('system', around)
  const [name] = (await readdir(root)).filter((one) => one.endsWith('.json'))
  const file = folder.file(name!)
  await writeFile(file, (await readFile(file, 'utf8')).replace(openApiDocument.fingerprint, 'an older one'))

  await expect(assertVerified('system', around)).rejects.toThrow(
    `${url} was verified by another description: what it keeps of "system" now is not known. Run npm run verify -- --provider ${url} --only system again`,
  )
})

test('what was verified is taken for none where its record is damaged', async () => {
  await using folder = await ownFolder()
  await using gateway = await running()
  const { url } = gateway
  vi.stubEnv('LONGAN_VERIFIED', folder.file('verified-'))
  onTestFinished(() => void vi.unstubAllEnvs())
  const damaged = { system: { held: 4, description: openApiDocument.fingerprint }, wallet: null }
  await writeFile(folder.file(`verified-${encodeURIComponent(url)}.json`), JSON.stringify(damaged))
  const around = { url, gateway: gatewayAt(url), token: undefined, merchant: 'DEMO', door, refuse }

  for (const tag of Object.keys(damaged))
    await expect(assertVerified(tag, around)).rejects.toThrow(
      `Whether ${url} keeps the contracts of "${tag}" is not known`,
    )
})
