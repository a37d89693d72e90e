import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { FAULT_HEADER, faults, serveFaults } from './broken-server.ts'
import { type Interaction, readPact } from '../pact-file.ts'
import { createProviderSetup } from './provider-setup.ts'
import { verify } from './verification.ts'

/** The same code handles the response of every operation: a text, a login, a form, a command, a list, a refusal. */
const descriptions = ['getRsaKey', 'login', 'getWallet', 'addFavourite', 'listGames', 'getWallet 401 login.not.session']

const withFault = ({ request, ...rest }: Interaction, fault: string): Interaction => {
  const { generators: _none, ...fixed } = request as typeof request & { generators?: object }
  const headers = { ...request.headers, [FAULT_HEADER]: [encodeURIComponent(fault)] }
  return { ...rest, description: `${rest.description}: ${fault}`, providerStates: [], request: { ...fixed, headers } }
}

function writeFile(content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'longan-broken-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'pact.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('every broken response of an operation ends in a report with a reason for each interaction', async () => {
  const pact = readPact()
  const chosen = descriptions.map((name) => pact.interactions.find(({ description }) => description === name)!)
  const interactions = chosen.flatMap((one) => Object.keys(faults).map((fault) => withFault(one, fault)))
  const file = writeFile({ ...pact, interactions })

  const { known, designed } = await verify({ provider: await serveFaults(), file, timeoutMs: 600 })
  const reasons = new Map([...known.broken, ...designed.broken].map((one) => [one.interaction, one.reasons]))

  expect(known.tried + designed.tried).toBe(interactions.length)
  expect([...reasons.values()].filter((all) => all.length === 0 || all.includes(''))).toEqual([])
  for (const fault of Object.keys(faults)) expect(reasons.has(`getWallet: ${fault}`), fault).toBe(true)
}, 60_000)

test.for([
  ['silence', 'the gateway did not respond in 0.6 seconds'],
  ['a slow body', 'the gateway did not respond in 0.6 seconds'],
  ['a reset', 'the gateway closed the connection before it responded'],
  ['a truncated body', 'the gateway closed the connection in the middle of its response'],
  ['an endless body', 'the response of the gateway is larger than 10485760 bytes'],
  ['a huge header', 'the headers of the response of the gateway are larger than 16384 bytes'],
  ['too many headers', 'the response of the gateway has more than 90 headers'],
  ['a response that is no HTTP', 'the response of the gateway is not valid HTTP (HPE_INVALID_CONSTANT)'],
  ['status 101', 'the gateway responded with status 101, which is not a final status of HTTP'],
  ['status 599', 'the gateway responded with status 599, which is not a final status of HTTP'],
  ['status 204', 'the status is 204'],
  ['a redirect to another origin', 'the status is 307'],
  ['invalid UTF-8', 'the response is not an RSA key'],
  ['an empty body', 'the response is not an RSA key'],
] as const)('a key that is %s is a note with the reason', async ([fault, reason]) => {
  // Ten megabytes may take longer where several tests run.
  const timeoutMs = reason.includes('0.6 seconds') ? 600 : 15_000
  const target = { provider: await serveFaults(fault), timeoutMs }

  const { notes } = await createProviderSetup(target, readPact())

  expect(notes).toEqual([
    `The bodies of logins cannot be encrypted for the gateway, so their interactions fail. GET /wps/session/key/rsa: ${reason}`,
  ])
})

test.for(Object.keys(faults))('the verifier starts with a key that is %s', async (fault) => {
  const target = { provider: await serveFaults(fault), timeoutMs: 600 }

  const { notes } = await createProviderSetup(target, readPact())

  expect(notes).toHaveLength(1)
})
