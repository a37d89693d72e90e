import * as validators from '@longan/mock-server/validators'
import { openInPage as open } from './in-page.ts'
import { fromBuild } from './validators/built.ts'

import type { WorldStore } from './world-keeper.ts'

/** The door in the page. Its validators are made at build, so that the page need not generate code. */
export const openInPage = (store: WorldStore) => open(store, { compile: fromBuild(validators) })
