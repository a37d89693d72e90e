import type { Recipe } from './recipe.ts'

const PACT = 'pacts/longan-web-gaming-gateway.json'

export const contracts: Recipe = {
  room: 'contracts',
  about: 'What the app needs of a gateway: the pact, the catalogue of provider states, and the verifier of both.',
  out: 'dist',
  entries: {
    index: 'contracts/verification.ts',
    verify: 'contracts/verify.ts',
    // A process of its own, which nobody imports.
    verifier: 'contracts/verifier.ts',
  },
  doors: {
    '.': 'index',
    './verify': 'verify',
    './pact': `./dist/${PACT}`,
    './provider-states': './dist/provider-states.json',
  },
  bundled: [/^@longan\/openapi/],
  dependencies: ['@longan/mock-server', '@longan/sdk', '@pact-foundation/pact', 'valibot'],
  node: '>=22',
  most: { packed: 190_000, unpacked: 3_700_000 },
  files: async () => ({
    [`dist/${PACT}`]: `contracts/${PACT}`,
    'dist/provider-states.json': 'contracts/provider-states.json',
    'dist/state-server.mjs': 'contracts/state-server.mjs',
  }),
}
