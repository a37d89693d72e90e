import * as validators from '@longan/mock-server/validators'
import { openInPage as open } from './in-page.ts'
import { fromBuild } from './validators/built.ts'

import type { WorldStore } from './persist-world.ts'
import { worldStore } from './world-store.ts'

/** The door in the page. Its validators are made at build, so that the page need not generate code. Worlds are kept in the browser’s database, or in a store of your own. */
export async function openInPage(store: WorldStore = worldStore) {
  if (typeof document === 'undefined')
    throw new Error(
      'openInPage is for a page, and this is none: elsewhere createMockServer() of @longan/mock-server answers fetch',
    )
  return open(store, { compile: fromBuild(validators) })
}
