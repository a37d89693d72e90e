import { expect, test } from 'vitest'
import { aBet, NOW, setupPlayer } from './testing.ts'

const refused: [string, unknown, string, string][] = [
  ['an unknown lottery', aBet({ gameId: 999 }), 'request_param_err', 'contents.0.gameId'],
  ['an unknown play', aBet({ playId: 99 }), 'request_param_err', 'contents.0.playId'],
  [
    'a content with a wrong number of digits',
    aBet({ bettingContent: '5' }),
    'request_param_err',
    'contents.0.bettingContent',
  ],
  ['a repeated number', aBet({ bettingContent: '05,05' }), 'request_param_err', 'contents.0.bettingContent'],
  [
    'an issue that does not exist',
    aBet({ numero: [{ numero: '1', multiple: 1 }] }),
    'request_param_err',
    'contents.0.numero.0.numero',
  ],
  [
    'a drawn issue',
    aBet({ numero: [{ numero: '202611200945', multiple: 1 }] }),
    'lottery.round.closed',
    'contents.0.numero.0.numero',
  ],
  [
    'an issue too far ahead',
    aBet({ numero: [{ numero: '202611210100', multiple: 1 }] }),
    'lottery.round.closed',
    'contents.0.numero.0.numero',
  ],
  [
    'a lottery that is paused',
    aBet({ gameId: 309, numero: [{ numero: '202611200040', multiple: 1 }] }),
    'lottery.round.closed',
    'contents.0.numero.0.numero',
  ],
  [
    'a repeated issue',
    aBet({
      numero: [
        { numero: NOW, multiple: 1 },
        { numero: NOW, multiple: 1 },
      ],
    }),
    'request_param_err',
    'contents.0.numero.1.numero',
  ],
  [
    'a multiple of 0',
    aBet({ numero: [{ numero: NOW, multiple: 0 }] }),
    'request_param_err',
    'contents.0.numero.0.multiple',
  ],
  [
    'a multiple of 1.5',
    aBet({ numero: [{ numero: NOW, multiple: 1.5 }] }),
    'request_param_err',
    'contents.0.numero.0.multiple',
  ],
  ['a stake of 0', aBet({ singleBetPrice: 0 }), 'stake.invalid', 'contents.0.singleBetPrice'],
  ['a negative stake', aBet({ singleBetPrice: -10 }), 'stake.invalid', 'contents.0.singleBetPrice'],
  ['a stake with three decimals', aBet({ singleBetPrice: 1.005 }), 'stake.invalid', 'contents.0.singleBetPrice'],
  ['a stake below the limit', aBet({ singleBetPrice: 0.99 }), 'stake.invalid', 'contents.0.singleBetPrice'],
  ['a stake above the limit', aBet({ singleBetPrice: 5_000_001 }), 'stake.invalid', 'contents.0.singleBetPrice'],
  [
    'a stake above the limit because of the multiple',
    aBet({ singleBetPrice: 5_000_000, numero: [{ numero: NOW, multiple: 2 }] }),
    'stake.invalid',
    'contents.0.singleBetPrice',
  ],
  [
    'more than the balance',
    aBet({ singleBetPrice: 5_000_000, bettingContent: '01,02,03' }),
    'balance.not.enough',
    'contents',
  ],
  ['a stake sent as a string', { ...aBet(), singleBetPrice: '10' }, 'request_param_err', 'contents.0.singleBetPrice'],
  ['a missing play', { ...aBet(), playId: undefined }, 'request_param_err', 'contents.0.playId'],
]

test.for(refused)('%s is refused and nothing changes', async ([, content, code, field]) => {
  const { bet, money } = await setupPlayer()
  const before = await money()
  const { status, json } = await bet([content])

  expect([status, json.errorCode, json.value.field]).toEqual([400, code, field])
  expect(await money()).toEqual(before)
})

const slips = {
  gameId: 301,
  currentNumero: NOW,
  device: 'MOBILE',
  betCartAmountSum: 20,
  bettingSlipString: JSON.stringify([{ playId: 1, bettingContent: '05,27', singleBetPrice: 10 }]),
}
const onSea = aBet({ gameId: 401 })

test.for([
  ['/lotto-vn/lgw/betting', { prizeMode: 'SEA', device: 'MOBILE', contents: [aBet()] }, 'prizeMode'],
  ['/lgw/orders/betting', { ...slips, prizeModeId: 4 }, 'prizeModeId'],
] as const)('%s refuses a bet in a prize mode in which the lottery is not sold', async ([path, body, field]) => {
  const { call, token, money } = await setupPlayer()
  const before = await money()
  const { status, json } = await call('POST', path, { token, body })

  expect([status, json.errorCode, json.value]).toEqual([
    400,
    'request_param_err',
    { field, reason: 'must be one of Lott, ZY, Elott for the lottery 301' },
  ])
  expect(await money()).toEqual(before)
})

test('a South-East Asian lottery is sold only in its own mode; the mode of a Vietnamese lottery is case-insensitive', async () => {
  const { call, token } = await setupPlayer()
  const { currentNumero } = (await call('GET', '/lgw/numeros/near?gameId=401')).json
  const numero = [{ numero: currentNumero.numero, multiple: 1 }]
  const statuses = []
  for (const [prizeMode, bet] of [
    ['SEA', { ...onSea, numero }],
    ['Elott', { ...onSea, numero }],
    ['LOTT', aBet()],
  ] as const) {
    const body = { prizeMode, device: 'MOBILE', contents: [bet] }
    statuses.push((await call('POST', '/lotto-vn/lgw/betting', { token, body })).status)
  }
  expect(statuses).toEqual([200, 400, 200])
})
