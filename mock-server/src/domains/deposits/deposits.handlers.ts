import type { DepositInput, components } from '@longan/sdk'
import { findBank } from '../../catalogue/banks.ts'
import type { HandlerCall, Handlers } from '../../kernel/http/http.ts'
import { toDecimal, toMinor } from '../../kernel/money/money.ts'
import { isRealMember } from '../../kernel/world/real-money.ts'
import type { World } from '../../kernel/world/world.ts'
import { yesNo } from '../../kernel/validation/boolean-input.ts'
import type { LaunchesService } from '../games/launches.service.ts'
import type { WithdrawalsService } from '../withdrawals/withdrawals.service.ts'
import type { PaymentMethod } from './channels.ts'
import { OPEN } from './deposit.model.ts'
import { getChannel } from './deposit-rules.ts'
import { addressFor, toMethods, toOrder, toRow } from './deposit-view.ts'
import { type DepositsDependencies, myDeposits } from './my-deposits.handlers.ts'
import { createPageOpener } from './payment-page.ts'
import type { DepositsSettings } from './deposits.service.ts'
import type { Language } from '../../kernel/validation/language.ts'
import { bonusFor, type DepositPromotion, PROMOTIONS } from './promotions.ts'

type Operations =
  | 'getDepositSettings'
  | 'listDepositChannels'
  | 'listDepositPromotions'
  | 'getExchangeRate'
  | 'depositByQr'
  | 'depositByAccountName'
  | 'depositByLaunchUrl'
  | 'depositByVirtualWallet'
  | 'depositByMethod'
  | 'getDepositAddress'
type Dependencies = DepositsDependencies & { launches: LaunchesService; withdrawals: WithdrawalsService }
type DepositCall = Pick<HandlerCall<'depositByQr'>, 'member' | 'body' | 'language' | 'token' | 'world'>

const isSiteOpen = (world: World) => (world as World<DepositsSettings>).settings.deposits.isOpen

const depositHandlers = ({ deposits, launches }: Dependencies): Handlers<Operations> => {
  const openPage = createPageOpener(launches)
  const createDeposit = (paymentMethod: PaymentMethod) => async (call: DepositCall) => {
    const row = await deposits.create(call.member(), draftOf(call.body), paymentMethod)
    return toOrder(row, { language: call.language, redirectUrl: await openPage(row, call) })
  }

  return {
    getDepositSettings({ member, world }) {
      const { id } = member()
      const open = deposits.of(id).filter(({ state }) => OPEN.includes(state))
      return {
        allowDeposit: yesNo(isSiteOpen(world) && isRealMember(member())),
        totalDepositSuccessCount: deposits.countCredited(id),
        inProgressCashInCount: open.length,
        depositInfo: open.map(toRow),
      }
    },
    listDepositChannels: ({ language, world }) =>
      toMethods({ now: world.clock.now(), isSiteOpen: isSiteOpen(world), language }),
    listDepositPromotions: ({ query, language }) =>
      promotionList(query.amount === undefined ? undefined : Math.round(query.amount * 100), language),
    getExchangeRate: ({ query }) => ({ buy: toDecimal(findBank(query.currency)!.rate!), decimal: 8 }),
    depositByQr: createDeposit('qr'),
    depositByAccountName: createDeposit('transfer'),
    depositByLaunchUrl: createDeposit('page'),
    depositByVirtualWallet: createDeposit('crypto'),
    depositByMethod: (call) => createDeposit(OLDER_METHODS[call.params.method])(call),
    getDepositAddress({ member, body }) {
      getChannel(body, 'crypto')
      return { walletAddress: addressFor(member().id, body.bankCode) }
    },
  }
}

/** Methods of payment in the path of the older form. */
const OLDER_METHODS = { pg: 'page', mt: 'transfer', ma: 'transfer', qr: 'qr' } as const

const draftOf = ({ vendorId, bankCode, amount, promotionId, targetUsername }: DepositInput) => ({
  vendorId,
  bankCode,
  amount: toMinor(amount),
  promotionId,
  target: targetUsername,
})

export const depositsHandlers = (dependencies: Dependencies) => ({
  ...depositHandlers(dependencies),
  ...myDeposits(dependencies),
})

type Schemas = components['schemas']

const toPromotion = (one: DepositPromotion, amount: number | undefined, language: Language) => ({
  id: one.id,
  title: one.title[language],
  bonusType: one.type,
  turnoverFactor: one.factor,
  ...(amount !== undefined && { bonusAmount: toDecimal(bonusFor(one, amount)) }),
  depositPromDetailsList: [
    {
      minDepositDetail: toDecimal(one.minDeposit),
      bonusAmtDetail: one.type === 'FIXED' ? toDecimal(one.value) : one.value,
      maxBonusDetail: toDecimal(one.maxBonus),
    },
  ],
})

const promotionList = (amount: number | undefined, language: Language): Schemas['DepositPromotion'][] =>
  PROMOTIONS.map((one) => toPromotion(one, amount, language))
