import { expect, test } from 'vitest'
import { below, DOWNLINE, isAgent, configured, given } from '../consumer/preconditions.ts'
import { ACCOUNT, DAY, HOUR, LANGUAGE, MERCHANT, NOW, TOKEN, withMoney } from '../consumer/examples.ts'
import values from '../consumer/configuration.json' with { type: 'json' }
import { operation } from '../consumer/pact.ts'
import { address, equal, sum, textLike } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

/** Fields that are only there in some cases. */
const returns = expect.anything()

/** What the gateway responds with if it has the features of these fields; our mock has them only for contracts. */
const optional = (id: string, values: object): ProviderState => [
  'a response has optional fields',
  { operation: id, values },
]
const demotion = { totalTurnover: { enabled: 'Y', actual: 125_000, expected: 1_000_000 } }
const banners = [
  { externalLink: 'https://partner.example/offer', redirectPromotionId: 1001 },
  { externalLink: 'https://partner.example/news', redirectPromotionId: 1002 },
]
const charges = { customerChargeFixed: 2000, maxCustomerCharge: 50_000, recommendation: 'Y' }
const pictures = { qrImgUrl: '/art/qr/1.webp', qrImageUrl: '/art/qr/2.webp', bankBranch: 'Chi nhánh Chợ Lớn' }
const announced = {
  types: 'B,PL,PU,PR,H',
  groupName: 'm_home',
  platform: 'M',
  merchantCode: MERCHANT,
  token: TOKEN,
  language: LANGUAGE,
}
const openDeposit = (at = NOW): ProviderState => [
  'a member has an open deposit',
  { account: ACCOUNT, depositId: 'D77001', amount: 200_000, at },
]

const getDeposit = operation('getDeposit', {
  query: { depositId: 'D77001' },
  call: (gateway) => gateway.deposits.get('D77001'),
})

test('getDeposit with pictures and a branch', () =>
  getDeposit.answers({
    about: 'with pictures and a branch',
    given: [openDeposit(), optional('getDeposit', pictures)],
    reply: { ...pictures, refCode: equal('D77001') },
    returns,
  }))

test('getDeposit of coins', () =>
  getDeposit.answers({
    about: 'of coins',
    given: [
      [
        'a member has an open deposit of coins',
        { account: ACCOUNT, depositId: 'D77001', amount: 260_000, bankCode: 'USDT', rate: 26_000, at: NOW - HOUR / 12 },
      ],
    ],
    reply: {
      amount: sum(260_000),
      redirectUrl: address('/partners/payment/?launch=1b4e28ba'),
      defaultPageQr: equal(true),
      sourceAmount: equal(10),
      walletAddress: textLike('^[A-Za-z0-9]{20,}$', 'TLongan9x7Kp2mQ4vR8sYbN3cW6'),
    },
    returns,
  }))

test('getDeposit that was rejected', () =>
  getDeposit.answers({
    about: 'that was rejected',
    given: [openDeposit(), ['a deposit was rejected', { depositId: 'D77001', reason: 'Sai nội dung chuyển khoản' }]],
    reply: { depositId: equal('D77001'), status: equal('failed'), reason: equal('Sai nội dung chuyển khoản') },
    returns,
  }))

test('listDepositChannels with charges', () =>
  operation('listDepositChannels', { call: (gateway) => gateway.deposits.listChannels() }).answers({
    about: 'with charges',
    given: [
      configured('listDepositChannels'),
      optional('listDepositChannels', { MT: { channels: [charges, charges] } }),
    ],
    reply: { MT: { channels: values.listDepositChannels.MT.channels.map((channel) => ({ ...channel, ...charges })) } },
    returns,
  }))

test('getRankProgress of a rank that can be lost', () =>
  operation('getRankProgress', { call: (gateway) => gateway.rank.getProgress() }).answers({
    about: 'of a rank that can be lost',
    given: [
      optional('getRankProgress', {
        playerRankProgress: { demoteConditionType: 'AND', demoteCondition: demotion },
      }),
    ],
    reply: { playerRankProgress: { demoteConditionType: 'AND', demoteCondition: demotion } },
    returns,
  }))

test('getSystemStatus with origins of images', () =>
  operation('getSystemStatus', { call: (gateway) => gateway.system.getStatus() }).answers({
    about: 'with origins of images',
    given: [optional('getSystemStatus', { info: { imageCDNs: ['https://images.site.example'] } })],
    reply: { info: { imageCDNs: ['https://images.site.example'] } },
    returns,
  }))

test('getSystemStatus under maintenance with an end', () =>
  operation('getSystemStatus', { call: (gateway) => gateway.system.getStatus() }).answers({
    about: 'under maintenance with an end',
    given: [['the site is under maintenance', { until: NOW + HOUR }]],
    reply: { maintenance: equal(true), maintenanceEndTime: equal(NOW + HOUR) },
    returns,
  }))

test('getWithdrawSettings with hours', () =>
  operation('getWithdrawSettings', {
    query: { groupId: '0' },
    call: (gateway) => gateway.withdrawals.getSettings(),
  }).answers({
    about: 'with hours',
    given: [...given, optional('getWithdrawSettings', { withdrawTimeMsg: 'Rút tiền từ 8 giờ đến 22 giờ' })],
    reply: { allowWithdraw: equal('Y'), blocked: [], withdrawTimeMsg: 'Rút tiền từ 8 giờ đến 22 giờ' },
    returns,
  }))

test('listAnnouncements with links of banners', () =>
  operation('listAnnouncements', {
    query: announced,
    call: (gateway) => gateway.content.listAnnouncements({ place: 'home', groupName: 'm_home' }),
  }).answers({
    about: 'with links of banners',
    given: [configured('listAnnouncements'), optional('listAnnouncements', { banners })],
    reply: { banners: values.listAnnouncements.banners.map((banner, at) => ({ ...banner, ...banners[at] })) },
    returns,
  }))

const wallet = { account: ACCOUNT, bankCardId: 77_005, bankCode: 'SENP', walletAddress: '0987654321' }
const coins = {
  account: ACCOUNT,
  bankCardId: 77_006,
  bankCode: 'USDT',
  walletAddress: 'TLongan9x7Kp2mQ4vR8sYbN3cW6dH5jG',
}

test('getWithdrawAccountInfo with wallets', () => {
  const eWallet = {
    bankCardId: equal(wallet.bankCardId),
    bankName: equal('Ví Sen'),
    cardType: equal('EW'),
    cardNumber: textLike('^[*]+4321$', '******4321'),
    cardHolder: equal('HOANG BAO NGOC'),
    isDefault: equal('Y'),
    isWithdrawActive: equal('Y'),
  }
  const virtual = {
    bankCardId: equal(coins.bankCardId),
    bankName: textLike('^USDT( [^ ]+)?$', 'USDT'),
    cardType: equal('V'),
    walletName: equal('Ví của Ngọc'),
    walletAddress: textLike('^[A-Za-z0-9]*[*]+H5jG$', 'TLonga****H5jG'),
    isDefault: equal('Y'),
    isWithdrawActive: equal('Y'),
  }
  return operation('getWithdrawAccountInfo', { call: (gateway) => gateway.accounts.list() }).answers({
    about: 'with wallets',
    given: [
      ['a member has a wallet for withdrawals', { ...wallet, cardType: 'E', payeeName: 'HOANG BAO NGOC' }],
      ['a member has a wallet for withdrawals', { ...coins, cardType: 'V', walletName: 'Ví của Ngọc' }],
    ],
    reply: {
      eWallets: [{ groupId: equal(1), eWallets: [{ bankCardId: equal(wallet.bankCardId) }] }],
      fullEWalletList: [eWallet],
      fullVirtualWalletList: [virtual],
    },
    returns,
  })
})

test('listContracts with an answer', () =>
  operation('listContracts', {
    query: { page: '1', size: '13' },
    call: (gateway) => gateway.contracts.list({ page: 1, size: 13 }),
  }).answers({
    about: 'with an answer',
    given: [
      [
        'a contract was offered',
        {
          account: ACCOUNT,
          contractId: 77_001,
          contractType: 'DAILY',
          productType: 'RNG',
          rate: 0.002,
          status: 'ACTIVE',
          at: NOW - DAY,
          answeredAt: NOW - HOUR,
        },
      ],
    ],
    reply: { list: [{ status: equal('ACTIVE'), answeredTime: equal(NOW - HOUR) }] },
    returns,
  }))

test('listDownlines with the last login', () => {
  const [name, parameters] = below(DOWNLINE)
  return operation('listDownlines', {
    query: { page: '1', size: '13' },
    call: (gateway) => gateway.agent.listDownlines({ page: 1, size: 13 }),
  }).answers({
    about: 'with the last login',
    given: [isAgent, [name, { ...parameters, lastLogin: NOW - HOUR }] as ProviderState],
    reply: { list: [{ username: equal(DOWNLINE), lastLogin: equal(NOW - HOUR) }] },
    returns,
  })
})

test('listSportsSettledOrders of a match', () =>
  operation('listSportsSettledOrders', {
    query: { language: LANGUAGE, page: '1', size: '13' },
    call: (gateway) => gateway.records.listSportsSettledOrders({ page: 1, size: 13 }),
  }).answers({
    about: 'of a match',
    given: [
      withMoney,
      [
        'a member has a settled bet on a match',
        {
          account: ACCOUNT,
          betAmount: 10.5,
          winAmount: 20.48,
          eventName: 'Hải Âu – Sông Hàn',
          selection: 'Hải Âu thắng',
          odds: 1.95,
          at: NOW - HOUR,
        },
      ],
    ],
    reply: {
      list: [
        {
          eventName: equal('Hải Âu – Sông Hàn'),
          selection: equal('Hải Âu thắng'),
          odds: equal(1.95),
          betAmount: sum(10.5),
          validBetAmount: sum(10.5),
          winAmount: sum(20.48),
          profitAndLoss: sum(9.98),
          betTimeInTimestamp: equal(NOW - HOUR),
          status: equal(1),
        },
      ],
      footer: { betAmount: sum(10.5), validBetAmount: sum(10.5), winAmount: sum(20.48), profitAndLoss: sum(9.98) },
    },
    returns,
  }))

test('claimPromoCode that gives a ticket', () =>
  operation('claimPromoCode', {
    body: { promoCode: 'VONGQUAY' },
    call: (gateway) => gateway.promoCodes.claim('VONGQUAY'),
  }).answers({
    about: 'that gives a ticket',
    given: [['a promo code exists', { promoCode: 'VONGQUAY' }]],
    reply: { bonusAmt: sum(0), pointAmt: equal(0), ticketName: equal('Vòng quay may mắn'), ticketQuantity: equal(1) },
    returns,
  }))

test('claimSignIn of the seventh day', () =>
  operation('claimSignIn', {
    body: { promotionConfigDetailId: 107 },
    call: (gateway) => gateway.signIn.claim(107),
  }).answers({
    about: 'of the seventh day',
    given: ['14', '15', '16', '17', '18', '19'].map(
      (day) =>
        ['a member has claimed', { account: ACCOUNT, occasion: `sign-in:2026-11-${day}`, amount: 1000 }] as const,
    ),
    reply: { ticket: { rewardName: equal('Vòng quay may mắn') } },
    returns,
  }))

test('getMemberInfo with a birthday', () =>
  operation('getMemberInfo', { call: (gateway) => gateway.member.getInfo() }).answers({
    about: 'with a birthday',
    given: [
      ['a member has joined', { account: ACCOUNT, nickname: 'Ngọc', registerTime: NOW - DAY, birthday: '1990-02-28' }],
    ],
    reply: { birthday: equal('1990-02-28'), email: textLike('^[^ ]+@[^ ]+$', 'd****@site.example') },
    returns,
  }))
