import type { HandlerCall } from '../../kernel/http.ts'
import { partnerAddress } from '../../kernel/simulator.ts'
import type { LaunchesService } from '../games/launches.service.ts'
import { type Deposit, UNPAID } from './deposit.model.ts'

type Call = Pick<HandlerCall, 'member' | 'language' | 'token' | 'world'>

/** The partner whose page stands in for banks, wallets and chains. */
const PAYMENT = 'payment'

/** Opens the payment page of a deposit that can still be paid, and answers its address: the same one to whoever asks again. */
export const pageOpener =
  (launches: LaunchesService) =>
  async (row: Deposit, { member, language, token, world }: Call): Promise<string | undefined> => {
    if (!UNPAID.includes(row.state)) return undefined
    const target = { partner: PAYMENT, gameCode: row.id, vassalage: PAYMENT, gameType: PAYMENT }
    const { id: launch } = await launches.openOnce(member(), target, token)
    return partnerAddress(world, { page: PAYMENT, launch, language })
  }
