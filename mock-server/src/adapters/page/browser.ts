import * as validators from '@longan/mock-server/validators'
import { openInPage as open } from './in-page.ts'
import { fromBuild } from '../../validators/built.ts'

import type { BackendOptions } from '../../backend.ts'
import type { WorldStore } from './persist-world.ts'
import { worldStore } from './world-store.ts'

/**
 * The adapter for pages. Its validators are compiled at build time, so that the page generates no code. Worlds are kept in the browser's
 * database, or in a store of your own. `siteName` is the name of the site in messages of new worlds.
 */
export async function openInPage(store: WorldStore = worldStore, options: Pick<BackendOptions, 'siteName'> = {}) {
  if (typeof document === 'undefined')
    throw new Error(
      'openInPage needs a page, and there is no document: use createMockServer() of @longan/mock-server, which answers fetch',
    )
  return open(store, { compile: fromBuild(validators), ...options })
}
