import type { Operation } from '../../kernel/description.ts'
import type { Call } from '../../kernel/http.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import { refuseWhileClosed } from './site-status.ts'
import type { SystemSettings } from './system.settings.ts'

/** Who may come in at all: calls that name this merchant, and while the site is closed only those that ask how it is. */
export function admit(world: World<SystemSettings>, { domain }: Pick<Operation, 'domain'>, call: Call) {
  refuseForeignMerchant(world.settings.merchant, call)
  if (domain !== 'system') refuseWhileClosed(world)
}

/** Facts A.3: a wrong or missing Merchant header is answered with `function.not.available`. */
function refuseForeignMerchant(merchant: string, { header, path }: Call) {
  const sent = header('merchant')
  if (sent === merchant || !path.startsWith('/wps/')) return
  const reason = sent ? 'is not the merchant of this site' : 'is missing'
  throw new Refusal(400, 'function.not.available', `Merchant: ${reason}`, { field: 'Merchant', reason })
}
