import { handleAtEdge } from './handle-at-edge.ts'
import type { EdgeEnv, WorldStub } from './edge-env.ts'
import { WorldObject as OneWorld } from './world-object.ts'

/** The class of the objects, one for each world. Its type names nothing of the runtime's own: no package of ours brings that. */
export const WorldObject: new (ctx: never, env: EdgeEnv) => WorldStub = OneWorld

// oxlint-disable-next-line import/no-default-export -- a runtime looks for this export alone
export default { fetch: handleAtEdge }
