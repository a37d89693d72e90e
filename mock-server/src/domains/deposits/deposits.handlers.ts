import type { DepositInput, components } from '@longan/sdk'
import { findBank } from '../../catalogue/banks.ts'
import type { HandlerCall, Handlers } from '../../kernel/http/http.ts'
import { toDecimal, toMinor } from '../../kernel/money/money.ts'
import { isRealMember } from '../../kernel/world/real-money.ts'
import type { World } from '../../kernel/world/world.ts'
import { yesNo, isWithin, toDateRange } from '../../kernel/validation/inputs.ts'
import type { BreaksService } from '../responsible-gaming/breaks.service.ts'
import type { LaunchesService } from '../games/launches.service.ts'
import type { SystemService } from '../system/system.service.ts'
import type { WithdrawalsService } from '../withdrawals/withdrawals.service.ts'
import { type PaymentMethod, channelOf } from './channels.ts'
import { OPEN, type Deposit, UNPAID } from './deposit.model.ts'
import { getChannel, assertState } from './deposit-rules.ts'
import { accountHolder, addressFor, toMethods, toOrder, toRow, STATES } from './deposit-view.ts'
import type { DepositsSettings, DepositsService } from './deposits.service.ts'
import type { Language } from '../../kernel/validation/language.ts'
import type { BonusRulesService } from '../responsible-gaming/bonus-rules.service.ts'
import { bonusFor, type DepositPromotion, PROMOTIONS } from './promotions.ts'
import { pageOf } from '../../kernel/http/paging.ts'
import { checkPicture } from '../../kernel/validation/pictures.ts'
import { simulatorUrl } from '../../kernel/world/simulator.ts'

type MyDepositsOperations =
  | 'getDeposit'
  | 'cancelDeposit'
  | 'createDepositTask'
  | 'uploadDepositSlip'
  | 'listPaymentConfirmations'
  | 'processC2CTransaction'
  | 'getPendingCounts'
  | 'listDeposits'
type DepositsDependencies = {
  deposits: DepositsService
  launches: LaunchesService
  withdrawals: WithdrawalsService
  system: Pick<SystemService, 'nameSite'>
}

const PAGE_SIZE = 13
const DAYS = 7
const needsConfirmation = ({ state, vendorId }: Deposit) =>
  state === 'awaiting' && channelOf(vendorId)!.paymentMethod === 'transfer'

const myDeposits = ({
  deposits,
  launches,
  withdrawals,
  system,
}: DepositsDependencies): Handlers<MyDepositsOperations> => {
  const openPage = createPageOpener(launches)
  return {
    async getDeposit(call) {
      const row = deposits.get(call.query.depositId, call.member().id)
      return toOrder(row, {
        language: call.language,
        redirectUrl: await openPage(row, call),
        receiverName: accountHolder(system),
      })
    },
    async cancelDeposit({ member, body }) {
      await deposits.cancel(deposits.get(body.depositId, member().id))
      return true
    },
    async createDepositTask({ member, body }) {
      await deposits.requestReview(deposits.get(body.depositId, member().id))
      return true
    },
    async uploadDepositSlip({ member, body }) {
      const row = deposits.get(body.depositId, member().id)
      checkPicture(body.image, { field: 'image', maxBytes: MAX_SLIP })
      await deposits.attachSlip(row)
      return true
    },
    listPaymentConfirmations: ({ member }) => deposits.of(member().id).filter(needsConfirmation).map(toRow),
    async processC2CTransaction({ member, body }) {
      const row = deposits.get(body.depositId, member().id)
      assertState(row, ['created', 'awaiting'])
      if (body.action === 'CONFIRM') await deposits.settle(row.id)
      else await deposits.cancel(row)
      return true
    },
    getPendingCounts: ({ member }) => ({
      pendingDepositCount: deposits.countOpen(member().id),
      pendingWithdrawCount: withdrawals.countOpen(member().id),
    }),
    listDeposits: ({ member, query, world }) => depositPage(deposits.of(member().id), query, world.clock.now()),
  }
}

type DepositQuery = HandlerCall<'listDeposits'>['query']

function depositPage(all: Deposit[], query: DepositQuery, now: number) {
  const { startDate: start, endDate: end, depositType, depositState, page = 1, size = PAGE_SIZE } = query
  const range = toDateRange({ start, end, maxDays: DAYS }, now, 'endDate')
  const found = all
    .toReversed()
    .filter((row) => isWithin(row.createdAt, range) && (!depositType || row.method === depositType))
    .filter((row) => (depositState ?? STATES[row.state]) === STATES[row.state])
    .toSorted((one, other) => other.createdAt - one.createdAt)
  const { rows, total, totalPages } = pageOf(found, { page, size })
  const sum = (amountOf: (row: Deposit) => number) => toDecimal(found.reduce((sums, row) => sums + amountOf(row), 0))
  const footer = { amount: sum(({ credited }) => credited), customerBankCharge: sum(({ fee }) => fee) }
  return { list: rows.map(toRow), total, totalPages, footer }
}

const MAX_SLIP = 10 * 1024 * 1024

type Call = Pick<HandlerCall, 'member' | 'language' | 'token' | 'world'>

const PAYMENT = 'payment'

/** Creates a function that returns the payment page URL of an unpaid deposit. Repeated calls return the same URL. */
const createPageOpener =
  (launches: LaunchesService) =>
  async (row: Deposit, { member, language, token, world }: Call): Promise<string | undefined> => {
    if (!UNPAID.includes(row.state)) return undefined
    const target = { partner: PAYMENT, gameCode: row.id, vassalage: PAYMENT, gameType: PAYMENT }
    const { id: launch } = await launches.openOnce(member(), target, token)
    return simulatorUrl(world, { page: PAYMENT, launch, language })
  }

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
type Dependencies = DepositsDependencies & { breaks: BreaksService; bonusRules: BonusRulesService }
type DepositCall = Pick<HandlerCall<'depositByQr'>, 'member' | 'body' | 'language' | 'token' | 'world'>

const isSiteOpen = (world: World) => (world as World<DepositsSettings>).settings.deposits.isOpen

const depositHandlers = ({ breaks, bonusRules, deposits, launches, system }: Dependencies): Handlers<Operations> => {
  const openPage = createPageOpener(launches)
  const createDeposit = (paymentMethod: PaymentMethod) => async (call: DepositCall) => {
    const row = await deposits.create(call.member(), draftOf(call.body), paymentMethod)
    return toOrder(row, {
      language: call.language,
      redirectUrl: await openPage(row, call),
      receiverName: accountHolder(system),
    })
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
    listDepositPromotions: ({ member, query, language }) =>
      breaks.receivesOffers(member().id)
        ? promotionList(bonusRules, query.amount === undefined ? undefined : Math.round(query.amount * 100), language)
        : [],
    getExchangeRate({ query }) {
      const { rate, decimals } = findBank(query.currency)!.coin!
      return { buy: toDecimal(rate), decimal: decimals }
    },
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

const promotionList = (bonusRules: BonusRulesService, amount: number | undefined, language: Language) =>
  PROMOTIONS.map((one): Schemas['DepositPromotion'] => {
    const product = bonusRules.findOnlyProduct(one)
    const objection = bonusRules.findObjection(one)
    return {
      ...toPromotion(one, amount, language),
      ...(product && { turnoverGameType: product }),
      ...(objection && { notOffered: objection.text[language] }),
    }
  })
