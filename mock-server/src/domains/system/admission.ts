import type { Operation } from '../../kernel/openapi-document.ts'
import type { Call } from '../../kernel/http.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import { refuseOtherReading } from './dialects.ts'
import { refuseWhileClosed } from './site-status.ts'
import type { SystemSettings } from './system.settings.ts'

type Called = Pick<Operation, 'domain' | 'module' | 'modules' | 'alsoModule'> &
  Partial<Pick<Operation, 'id' | 'encrypted'>>

/**
 * Who may come in at all: calls that name this merchant, are of a reading that the gateway knows and belong to a module that is on, and while
 * the site is closed only those that ask how it is. What the site is it tells whatever is off.
 */
export function admit(world: World<SystemSettings>, operation: Called, call: Call) {
  refuseForeignMerchant(world.settings.merchant, call)
  refuseOtherReading(world.settings.reading, operation, call)
  if (operation.domain === 'system') return
  refuseWhileClosed(world)
  refuseSwitchedOff(world.settings.flags, operation)
}

/** Facts A.4: a feature that is off answers `function.not.available`. */
function refuseSwitchedOff(flags: Record<string, boolean>, { module, modules = [module!], alsoModule }: Called) {
  if (module === undefined) return
  refuseAllOff(flags, modules)
  if (alsoModule) refuseAllOff(flags, [alsoModule])
}

function refuseAllOff(flags: Record<string, boolean>, modules: readonly string[]) {
  if (modules.some((one) => flags[one] !== false)) return
  const reason = modules.length > 1 ? `the modules ${modules.join(', ')} are off` : `the module ${modules[0]} is off`
  throw new Refusal(403, 'function.not.available', `Refused: ${reason}`, { field: 'ModuleId', reason })
}

/** Facts A.3: a wrong or missing Merchant header is answered with `function.not.available`. */
function refuseForeignMerchant(merchant: string, { header, path }: Call) {
  const sent = header('merchant')
  if (sent === merchant || !path.startsWith('/wps/')) return
  const reason = sent ? 'is not the merchant of this site' : 'is missing'
  throw new Refusal(400, 'function.not.available', `Merchant: ${reason}`, { field: 'Merchant', reason })
}
