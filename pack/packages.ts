import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { ROOT } from './root.ts'
import type { PackageDefinition } from './package-definition.ts'

const namesIn = (folder: string) =>
  globSync(`sdk/src/${folder}/*.ts`, { cwd: ROOT })
    .map((file) => basename(file, '.ts'))
    .filter((name) => !name.includes('.test'))
    .toSorted()

const entriesOf = (folder: string, entryPoint: string) =>
  namesIn(folder).map((name) => [`${entryPoint}${name}`, `sdk/src/${folder}/${name}.ts`])

const entries: Record<string, string> = {
  index: 'sdk/src/index.ts',
  core: 'sdk/src/core.ts',
  progress: 'sdk/src/transport/send-with-progress.ts',
  ...Object.fromEntries([...entriesOf('resources', ''), ...entriesOf('inputs', 'inputs/')]),
}

export const sdk: PackageDefinition = {
  workspace: 'sdk',
  out: 'dist',
  entries,
  entryPoints: Object.fromEntries(Object.keys(entries).map((name) => [name === 'index' ? '.' : `./${name}`, name])),
  dependencies: ['crypto-js', 'openapi-fetch', 'valibot'],
  maxBytes: { packed: 225_000, unpacked: 1_650_000 },
}

const modules = globSync('sdk/react-query/src/modules/*.gen.ts', { cwd: ROOT })
  .map((file) => [basename(file, '.gen.ts'), file] as const)
  .toSorted()

const queryEntries: Record<string, string> = {
  index: 'sdk/react-query/src/index.ts',
  tabs: 'sdk/react-query/src/tabs.ts',
  ...Object.fromEntries(modules),
}

export const reactQuery: PackageDefinition = {
  workspace: 'react-query',
  folder: 'sdk/react-query',
  out: 'dist',
  entries: queryEntries,
  entryPoints: Object.fromEntries(
    Object.keys(queryEntries).map((name) => [name === 'index' ? '.' : `./${name}`, name]),
  ),
  typesFrom: { '@tanstack/query-core': '@tanstack/react-query' },
  dependencies: ['@longan/sdk'],
  peerDependencies: { '@tanstack/react-query': '^5.89.0', react: '>=18' },
  requiredPeers: ['@tanstack/react-query', 'react'],
  maxBytes: { packed: 33_000, unpacked: 145_000 },
}

const PACT = 'pacts/longan-web-gaming-gateway.json'

export const contracts: PackageDefinition = {
  workspace: 'contracts',
  out: 'dist',
  entries: {
    index: 'contracts/verify/verification.ts',
    verify: 'contracts/verify.ts',
    // Started as a separate process, not imported.
    verifier: 'contracts/verify/verifier.ts',
  },
  entryPoints: {
    '.': 'index',
    './verify': 'verify',
    './pact': `./dist/${PACT}`,
    './provider-states': './dist/provider-states.json',
  },
  bundled: [/^@longan\/openapi/],
  dependencies: ['@longan/mock-server', '@longan/sdk', '@pact-foundation/pact', 'otpauth', 'valibot'],
  maxBytes: { packed: 290_000, unpacked: 6_100_000 },
  files: async () => ({
    [`dist/${PACT}`]: `contracts/${PACT}`,
    'dist/provider-states.json': 'contracts/provider-states.json',
    'dist/state-server.mjs': 'contracts/state-server.mjs',
  }),
}
