import type { PackageDefinition } from './package-definition.ts'

const PACT = 'pacts/longan-web-gaming-gateway.json'

export const contracts: PackageDefinition = {
  workspace: 'contracts',
  out: 'dist',
  entries: {
    index: 'contracts/verify/verification.ts',
    verify: 'contracts/verify/verify.ts',
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
  maxBytes: { packed: 290_000, unpacked: 5_950_000 },
  files: async () => ({
    [`dist/${PACT}`]: `contracts/${PACT}`,
    'dist/provider-states.json': 'contracts/provider-states.json',
    'dist/state-server.mjs': 'contracts/state-server.mjs',
  }),
}
