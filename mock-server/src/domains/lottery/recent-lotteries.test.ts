import { gameLaunch, lotteryLaunch } from '@longan/sdk'
import { expect, test } from 'vitest'
import { aBet, setupPlayer } from './testing.ts'

const RECENT = '/lgw/games/game_menus/recent'

async function setupRecent() {
  const player = await setupPlayer()
  const gateway = player.gatewayOf(player.token)
  const open = (gameCode: string, vendor = 'TCG_LOTTO_VN') =>
    gateway.games.launch(lotteryLaunch({ vendor, gameCode, prizeMode: 'Elott' }))
  const codes = async () => (await gateway.lottery.listRecent()).map(({ gameCode }) => gameCode)
  return { ...player, gateway, open, codes }
}

test('recent lotteries are those a member opened or bet on, latest first, without duplicates [G-7-29]', async () => {
  const { open, bet, codes, control } = await setupRecent()
  expect(await codes()).toEqual([])

  await open('VNQ45')
  await open('SEALA3', 'TCG_SEA')
  await bet([aBet()])
  expect(await codes()).toEqual(['AE63FK3', 'SEALA3', 'VNQ45'])
  await control('POST', '/clock/advance', { duration: '1s' })
  await open('VNQ45')
  expect(await codes()).toEqual(['VNQ45', 'AE63FK3', 'SEALA3'])
})

test('other games that a member opened are not recent lotteries', async () => {
  const { gateway, open, codes } = await setupRecent()
  await open('lobby')
  await gateway.games.launch(gameLaunch({ gameType: 'RNG', vassalage: 'NGT', gameCode: 'NGT_RNG_001', nodeId: 10001 }))

  expect(await codes()).toEqual([])
})

test('a recent lottery has its current round, and `recentCount` limits the list', async () => {
  const { gateway, open, call, token } = await setupRecent()
  await open('VNQ45')
  await open('VNM5')

  const { json } = await call('GET', `${RECENT}?recentCount=1&language=VI`, { token })
  expect(json).toHaveLength(1)
  const { currentNumero } = await gateway.lottery.getNear(json[0].gameId)
  expect(json[0]).toMatchObject({
    gameCode: 'VNM5',
    labelName: 'Sài Gòn 5 phút',
    numero: currentNumero.numero,
    isSale: true,
  })
})

test('recent lotteries belong to one member, and guests cannot list them', async () => {
  const { open, call, gatewayOf, signIn } = await setupRecent()
  await open('VNQ45')

  expect(await gatewayOf(await signIn('demo02')).lottery.listRecent()).toEqual([])
  const { status, json } = await call('GET', RECENT)
  expect([status, json.errorCode]).toEqual([401, 'login.not.session'])
})
