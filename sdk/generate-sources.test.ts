import { expect, test } from 'vitest'
import { generateOperationSources } from './generate-sources.ts'

const operation = (id: string, domain: string, special: object = {}) => {
  const responses = { '200': { contentType: 'application/json' } }
  return { id, domain, method: 'GET', path: `/wps/${id}`, token: 'none', responses, ...special }
}

test('each SDK module has a file with the special properties of its operations, and one file lists all operations', () => {
  const files = generateOperationSources([
    operation('getWallet', 'wallet', { module: 'COMM3', token: 'required' }),
    operation('listFriends', 'agent-team'),
    operation('getKey', 'wallet', { responses: { '200': { contentType: 'text/plain' } } }),
    operation('listGifts', 'wallet', { sdkModule: 'gifts' }),
    operation('changePassword', 'wallet', { encrypted: true, captcha: true, repeatable: false }),
  ])

  expect(Object.keys(files)).toEqual([
    'sdk/src/operations/wallet.gen.ts',
    'sdk/src/operations/agent-team.gen.ts',
    'sdk/src/operations/gifts.gen.ts',
    'sdk/src/operations/all.gen.ts',
  ])
  expect(files['sdk/src/operations/wallet.gen.ts']!.split('\n').slice(3)).toEqual([
    'export const walletOperations = {',
    "  'GET /wps/getWallet': { id: 'getWallet', module: 'COMM3', token: true },",
    "  'GET /wps/getKey': { id: 'getKey', text: true },",
    "  'GET /wps/changePassword': { id: 'changePassword', captcha: true, encrypted: true, once: true },",
    '} satisfies Operations',
    '',
  ])
  expect(files['sdk/src/operations/agent-team.gen.ts']).toContain('export const agentTeamOperations = {')
  expect(files['sdk/src/operations/all.gen.ts']).toContain("  'agent-team': agentTeamOperations,")
})
