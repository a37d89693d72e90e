import { controlThrough } from './control.ts'
import { vouchInDemo } from './identity.ts'

/** The mock stands in for all that a site has around it: it is controlled by `send`, and vouches for people. */
export function standIn(send: (request: Request) => Promise<Response>) {
  controlThrough(send)
  vouchInDemo()
}
