import { globSync } from 'node:fs'
import { basename } from 'node:path'
import type { PackageDefinition } from './package-definition.ts'
import { ROOT } from './root.ts'

const modules = globSync('sdk/react-query/src/modules/*.gen.ts', { cwd: ROOT })
  .map((file) => [basename(file, '.gen.ts'), file] as const)
  .toSorted()

const entries: Record<string, string> = { index: 'sdk/react-query/src/index.ts', ...Object.fromEntries(modules) }

export const reactQuery: PackageDefinition = {
  workspace: 'react-query',
  folder: 'sdk/react-query',
  out: 'dist',
  entries,
  entryPoints: Object.fromEntries(Object.keys(entries).map((name) => [name === 'index' ? '.' : `./${name}`, name])),
  typesFrom: { '@tanstack/query-core': '@tanstack/react-query' },
  dependencies: ['@longan/sdk'],
  peerDependencies: { '@tanstack/react-query': '^5.89.0', react: '>=18' },
  requiredPeers: ['@tanstack/react-query', 'react'],
  maxBytes: { packed: 30_000, unpacked: 135_000 },
}
