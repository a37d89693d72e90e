import type { DepositInput } from '@longan/sdk'
import { bankNamed } from '../../catalogue/banks.ts'
import type { HandlerCall, Handlers } from '../../kernel/http.ts'
import { toDecimal, toMinor } from '../../kernel/money.ts'
import { isRealMember } from '../../kernel/real-money.ts'
import type { World } from '../../kernel/world.ts'
import { yesNo } from '../../kernel/boolean-input.ts'
import type { LaunchesService } from '../games/launches.service.ts'
import type { WithdrawalsService } from '../withdrawals/withdrawals.service.ts'
import type { Way } from './channels.ts'
import { OPEN } from './deposit.model.ts'
import { channelFor } from './deposit-rules.ts'
import { addressFor, asMethods, asOrder, asRow } from './deposit-view.ts'
import { promotionList } from './promotion-view.ts'
import { type DepositsNeeds, myDeposits } from './my-deposits.handlers.ts'
import { pageOpener } from './payment-page.ts'
import type { DepositsSettings } from './deposits.service.ts'

type Operations =
  | 'getDepositSettings'
  | 'listDepositChannels'
  | 'listDepositPromotions'
  | 'getExchangeRate'
  | 'depositByQr'
  | 'depositByAccountName'
  | 'depositByLaunchUrl'
  | 'depositByVirtualWallet'
  | 'getDepositAddress'
type Needs = DepositsNeeds & { launches: LaunchesService; withdrawals: WithdrawalsService }
type Begin = Pick<HandlerCall<'depositByQr'>, 'member' | 'body' | 'language' | 'token' | 'world'>

const isSiteOpen = (world: World) => (world as World<DepositsSettings>).settings.deposits.isOpen

const moneyIn = ({ deposits, launches }: Needs): Handlers<Operations> => {
  const openPage = pageOpener(launches)
  const begin = (way: Way) => async (call: Begin) => {
    const row = await deposits.begin(call.member(), draftOf(call.body), way)
    return asOrder(row, { language: call.language, redirectUrl: await openPage(row, call) })
  }

  return {
    getDepositSettings({ member, world }) {
      const { id } = member()
      const open = deposits.of(id).filter(({ state }) => OPEN.includes(state))
      return {
        allowDeposit: yesNo(isSiteOpen(world) && isRealMember(member())),
        totalDepositSuccessCount: deposits.countCredited(id),
        inProgressCashInCount: open.length,
        depositInfo: open.map(asRow),
      }
    },
    listDepositChannels: ({ language, world }) =>
      asMethods({ now: world.clock.now(), isSiteOpen: isSiteOpen(world), language }),
    listDepositPromotions: ({ query, language }) =>
      promotionList(query.amount === undefined ? undefined : Math.round(query.amount * 100), language),
    getExchangeRate: ({ query }) => ({ buy: toDecimal(bankNamed(query.currency)!.rate!), decimal: 8 }),
    depositByQr: begin('qr'),
    depositByAccountName: begin('transfer'),
    depositByLaunchUrl: begin('page'),
    depositByVirtualWallet: begin('crypto'),
    getDepositAddress({ member, body }) {
      channelFor(body, 'crypto')
      return { walletAddress: addressFor(member().id, body.bankCode) }
    },
  }
}

const draftOf = ({ vendorId, bankCode, amount, promotionId, targetUsername }: DepositInput) => ({
  vendorId,
  bankCode,
  amount: toMinor(amount),
  promotionId,
  target: targetUsername,
})

export const depositsHandlers = (needs: Needs) => ({ ...moneyIn(needs), ...myDeposits(needs) })
