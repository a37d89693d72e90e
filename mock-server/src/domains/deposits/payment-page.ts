import type { HandlerCall } from '../../kernel/http/http.ts'
import { simulatorUrl } from '../../kernel/world/simulator.ts'
import type { LaunchesService } from '../games/launches.service.ts'
import { type Deposit, UNPAID } from './deposit.model.ts'

type Call = Pick<HandlerCall, 'member' | 'language' | 'token' | 'world'>

const PAYMENT = 'payment'

/** Creates a function that returns the payment page URL of an unpaid deposit. Repeated calls return the same URL. */
export const createPageOpener =
  (launches: LaunchesService) =>
  async (row: Deposit, { member, language, token, world }: Call): Promise<string | undefined> => {
    if (!UNPAID.includes(row.state)) return undefined
    const target = { partner: PAYMENT, gameCode: row.id, vassalage: PAYMENT, gameType: PAYMENT }
    const { id: launch } = await launches.openOnce(member(), target, token)
    return simulatorUrl(world, { page: PAYMENT, launch, language })
  }
