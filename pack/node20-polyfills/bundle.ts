import type * as Door from '../../mock-server/src/adapters/node.ts'

/** What stands in a package instead of the command line's `bundle.ts`: everything is built there. */
export const openDoor = (): Promise<typeof Door> => import('../../mock-server/src/adapters/node.ts')
