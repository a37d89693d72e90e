import type { Operation } from '../../kernel/validation/openapi-document.ts'
import type { Call } from '../../kernel/http/http.ts'
import { invalidField, Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import { assertDialect } from './dialects.ts'
import { assertSiteOpen } from './site-status.ts'
import type { SystemSettings } from './system.settings.ts'

type CalledOperation = Pick<Operation, 'domain' | 'module' | 'modules' | 'alsoModule'> &
  Partial<Pick<Operation, 'id' | 'encrypted'>>

/**
 * Throws a Refusal unless the call has the right merchant and dialect, the site is open and the module is on. The system domain is exempt from
 * the last two, so that clients can read the state of a closed site.
 */
export function admit(world: World<SystemSettings>, operation: CalledOperation, call: Call) {
  assertMerchant(world.settings.merchant, call)
  assertLanguage(call)
  assertDialect(world.settings.dialect, operation, call)
  if (operation.domain === 'system') return
  assertSiteOpen(world)
  assertModulesOn(world.settings.flags, operation)
}

/** Facts A.4: a feature that is off answers `function.not.available`. */
function assertModulesOn(flags: Record<string, boolean>, { module, modules = [module!], alsoModule }: CalledOperation) {
  if (module === undefined) return
  assertAnyModuleOn(flags, modules)
  if (alsoModule) assertAnyModuleOn(flags, [alsoModule])
}

function assertAnyModuleOn(flags: Record<string, boolean>, modules: readonly string[]) {
  if (modules.some((one) => flags[one] !== false)) return
  const reason = modules.length > 1 ? `the modules ${modules.join(', ')} are off` : `the module ${modules[0]} is off`
  throw new Refusal(403, 'function.not.available', `Refused: ${reason}`, { field: 'ModuleId', reason })
}

/** Facts A.3: a wrong or missing Merchant header is answered with `function.not.available`. */
function assertMerchant(merchant: string, { header, path }: Call) {
  const received = header('merchant')
  if (received === merchant || !path.startsWith('/wps/')) return
  const reason = received ? 'is not the merchant of this site' : 'is missing'
  throw new Refusal(400, 'function.not.available', `Merchant: ${reason}`, { field: 'Merchant', reason })
}

/** As in `openapi/schemas/headers.yaml`; the table of operations does not have the headers that all calls share. */
const MAX_LANGUAGE = 64

function assertLanguage({ header }: Call) {
  const language = header('language') ?? ''
  if (language.length > MAX_LANGUAGE)
    throw invalidField('Language', `must NOT have more than ${MAX_LANGUAGE} characters`)
}
