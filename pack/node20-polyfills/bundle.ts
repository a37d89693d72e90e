import type * as NodeAdapter from '../../mock-server/src/adapters/node.ts'

/** Replaces the command line's `bundle.ts` in a package, where all modules are already built. */
export const loadNodeAdapter = (): Promise<typeof NodeAdapter> => import('../../mock-server/src/adapters/node.ts')
