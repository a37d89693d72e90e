import { controlThrough } from './control.ts'
import { vouchInDemo } from './identity.ts'

/** Where its worlds are kept: one file less for the page to name. */
export { worldStore } from '#lib/world-store.ts'

/** The mock stands in for all that a site has around it: it is controlled by `send`, and vouches for people. */
export function standIn(send: (request: Request) => Promise<Response>) {
  controlThrough(send)
  vouchInDemo()
}
