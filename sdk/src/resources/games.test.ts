import { expect, test } from 'vitest'
import { type GameCategory, gameLaunch, lotteryLaunch, prizeModeOf, prizeModes, reshapeVendors } from '../index.ts'

const vendors = (...codes: string[]) => codes.map((vassalage) => ({ vassalage, accountTypeName: vassalage }))
const category = (gameCategory: GameCategory, ...codes: string[]) => ({ gameCategory, vendorNames: vendors(...codes) })
const shape = (categories: ReturnType<typeof reshapeVendors>) =>
  categories.map(({ gameCategory, vendorNames }) => [gameCategory, ...vendorNames.map(({ vassalage }) => vassalage)])

test('esports and cockfight vendors are removed from sports; cockfights come first [G-4-16]', () => {
  const reshaped = reshapeVendors([
    category('RNG', 'R1'),
    category('SPORTS', 'FB1', 'TF', 'SV3'),
    category('LIVE', 'L1'),
  ])

  expect(shape(reshaped)).toEqual([
    ['COCKFIGHT', 'SV3'],
    ['RNG', 'R1'],
    ['SPORTS', 'FB1'],
    ['ESPORTS', 'TF'],
    ['LIVE', 'L1'],
  ])
})

test('the football vendor has a category right before sports, when there is one [G-4-17]', () => {
  expect(shape(reshapeVendors([category('SPORTS', 'FB', 'S1')]))).toEqual([
    ['FB', 'FB'],
    ['SPORTS', 'FB', 'S1'],
  ])
  expect(shape(reshapeVendors([category('SPORTS', 'S1')]))).toEqual([['SPORTS', 'S1']])
})

test('sports without a vendor is dropped [G-4-18]', () => {
  expect(shape(reshapeVendors([category('SPORTS', 'SV3'), category('RNG', 'R1')]))).toEqual([
    ['COCKFIGHT', 'SV3'],
    ['RNG', 'R1'],
  ])
})

test('the cockfight vendors are DS88, DIG, WGB, WS168 and SV3 [G-9-07]', () => {
  const reshaped = reshapeVendors([category('SPORTS', 'DS88', 'DIG', 'WGB', 'WS168', 'SV3', 'OTHER')])

  expect(shape(reshaped)).toEqual([
    ['COCKFIGHT', 'DS88', 'DIG', 'WGB', 'WS168', 'SV3'],
    ['SPORTS', 'OTHER'],
  ])
})

test('categories that already exist are kept together with what moves into them', () => {
  const reshaped = reshapeVendors([
    category('ESPORTS', 'E1'),
    category('SPORTS', 'S1', 'TF'),
    category('COCKFIGHT', 'C1'),
  ])

  expect(shape(reshaped)).toEqual([
    ['COCKFIGHT', 'C1'],
    ['SPORTS', 'S1'],
    ['ESPORTS', 'E1', 'TF'],
  ])
})

test('the prize mode is electronic when the mapping has an ELOTT entry for Vietnam or LOTT [G-4-12]', () => {
  expect(prizeModeOf('TCG_LOTTO_VN', { ELOTT: vendors('TCG_LOTTO_VN') })).toBe('Elott')
  expect(prizeModeOf('TCG_LOTTO_VN', { ELOTT: vendors('LOTT') })).toBe('Elott')
})

test('the prize mode is the lottery mode without such an entry [G-4-13]', () => {
  expect(prizeModeOf('TCG_LOTTO_VN', { ELOTT: vendors('SOMEBODY'), LOTT: vendors('TCG_LOTTO_VN') })).toBe('Lott')
  expect(prizeModeOf('TCG_LOTTO_VN', {})).toBe('Lott')
})

test('the prize mode is SEA for the South-East Asian vendor, whatever the mapping [G-4-14]', () => {
  expect(prizeModeOf('TCG_SEA', { ELOTT: vendors('TCG_LOTTO_VN') })).toBe('SEA')
  expect(prizeModeOf('TCG_SEA')).toBe('SEA')
})

test('the prize mode is Elott before the mapping is known [G-9-06]', () => {
  expect(prizeModeOf('TCG_LOTTO_VN')).toBe('Elott')
})

test('the prize modes of a merchant are Lott, ZY and Elott', () => {
  expect([...prizeModes].toSorted()).toEqual(['Elott', 'Lott', 'ZY'])
})

test('a game is launched for money, in its lobby where it has no code', () => {
  const query = gameLaunch({ gameType: 'LIVE', vassalage: 'SAOMAI', gameId: 9, nodeId: 9 }, { backUrl: '/m/home' })

  expect(query).toMatchObject({
    launchMode: 'GLS',
    accountType: 1,
    gameCode: 'lobby',
    vassalage: 'SAOMAI',
    backUrl: '/m/home',
  })
  expect(gameLaunch({ gameType: 'RNG', vassalage: 'V', gameId: 1, nodeId: 1 }, { free: true }).accountType).toBe(0)
})

test('a lottery is launched in its prize mode, traditional or as entertainment', () => {
  const target = { vendor: 'TCG_LOTTO_VN', gameCode: 'VNQ45', prizeMode: 'Elott' } as const

  expect(lotteryLaunch(target)).toMatchObject({
    launchMode: 'LOTT',
    lottoGameCode: 'VNQ45',
    lottoPrizeMode: 'Elott',
    playType: 'ent',
  })
  expect(lotteryLaunch({ ...target, prizeMode: 'Lott' }).playType).toBe('trad')
})
