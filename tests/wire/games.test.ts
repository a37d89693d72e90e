import { gameLaunch, launchFor, type LaunchParameters, lotteryLaunch, prizeModes, prizeModeOf } from '@longan/sdk'
import { expect, test } from 'vitest'
import { createMockClient, getRefusal } from './mock-client.ts'

test('the classes of games are read by type 1 and merchant [G-7-11]', async () => {
  const { gateway, sent, reply } = await createMockClient()
  const { content } = await gateway.games.listTypes()

  expect(sent()).toEqual({
    call: 'GET /wps/relay/GLS2_getVassGameType',
    query: { typeId: '1', merchant_code: 'DEMO' },
  })
  expect(reply()).toMatchObject({ success: true })
  expect(content['RNG']?.['KLG']).toContain('JP')
})

test('a game is launched by GET with game, account, client, site and how it opens [G-7-31]', async () => {
  const { gateway, sent, reply, token } = await createMockClient({ as: 'demo01' })
  const game = { gameType: 'RNG', vassalage: 'NGT', gameCode: 'NGT_RNG_001', gameId: 10001, nodeId: 10001 }
  const address = await gateway.games.launch(gameLaunch(game))

  expect(sent()).toEqual({
    call: 'GET /wps/game/launchGame',
    query: {
      confirmTrans: 'true',
      launchMode: 'GLS',
      platform: 'html5',
      clientType: '2',
      gameId: '10001',
      nodeId: '10001',
      accountType: '1',
      vassalage: 'NGT',
      merchantCode: 'DEMO',
      language: 'EN',
      webView: 'false',
      gameType: 'RNG',
      gameCode: 'NGT_RNG_001',
    },
    token,
  })
  expect(reply()).toEqual({ success: true, value: { content: { game_url: address } } })
})

test('a lottery has the play type trad or ent, and no other [G-3-27]', async () => {
  const { gateway, sent } = await createMockClient({ as: 'demo01' })
  const target = { vendor: 'TCG_LOTTO_VN', gameCode: 'XSMB' }
  const addressIn = async (prizeMode: 'Lott' | 'Elott') =>
    new URL(await gateway.games.launch(lotteryLaunch({ ...target, prizeMode })), 'http://mock.local')

  expect((await addressIn('Lott')).searchParams.get('playType')).toBe('trad')
  expect(sent().query).toMatchObject({ playType: 'trad', lottoPrizeMode: 'Lott' })
  expect((await addressIn('Elott')).searchParams.get('playType')).toBe('ent')
  expect(sent().query).toMatchObject({ playType: 'ent', lottoPrizeMode: 'Elott' })
  // @ts-expect-error The types allow no other play type.
  const other: Parameters<typeof gateway.games.launch>[0] = { launchMode: 'LOTT', playType: 'modern' }
  expect(await getRefusal(gateway.games.launch(other))).toEqual(['request_param_err', 'playType'])
})

test('a merchant has the prize modes Lott, ZY or Elott; the South-East Asian vendor SEA [G-9-05]', async () => {
  const { gateway, sent } = await createMockClient()
  expect(prizeModes).toEqual(['Lott', 'ZY', 'Elott'])
  expect(prizeModeOf('TCG_SEA', {})).toBe('SEA')

  for (const prizeMode of [...prizeModes, 'SEA'] as const) {
    await gateway.lottery.listOpened({ prizeMode })
    expect(sent().query).toMatchObject({ prizeMode })
  }
  const other = gateway.lottery.listOpened({ prizeMode: 'Lotto' as 'Lott' })
  expect(await getRefusal(other)).toEqual(['request_param_err', 'prizeMode'])
})

const all: Required<LaunchParameters> = {
  gameType: 'RNG',
  vassalage: 'NGT',
  gameCode: 'NGT_RNG_001',
  gameId: 10001,
  nodeId: 10001,
  roomId: '7',
  supportPlay: 'Y',
  isGameH5: 'Y',
  playType: 'trad',
  lottoMode: false,
  freeplay: false,
  prizeMode: 'Lott',
}
const lottery = { ...all, vassalage: 'TCG_LOTTO_VN', gameType: 'LOTT', gameCode: 'XSMB', lottoMode: true }

test('a launch accepts each parameter of document G, and each has an effect [G-3-25]', async () => {
  const { gateway, sent } = await createMockClient({ as: 'demo01' })
  const queryOf = async (wanted: LaunchParameters) => {
    await gateway.games.launch(launchFor(wanted)).catch(() => undefined)
    return sent().query
  }
  const game = { gameType: 'FISH', vassalage: 'BXA', gameCode: 'BXA_FISH_001', gameId: 11, nodeId: 11, roomId: '9' }
  for (const [name, value] of Object.entries(game))
    expect(await queryOf({ ...all, [name]: value }), name).toMatchObject({ [name]: String(value) })
  expect(await queryOf(all)).toMatchObject({ launchMode: 'GLS', accountType: '1', platform: 'html5' })
  expect(await queryOf({ ...all, gameCode: undefined })).toMatchObject({ gameCode: 'lobby' })
  expect(await queryOf({ ...all, freeplay: true })).toMatchObject({ accountType: '0' })
  expect(await queryOf({ ...all, freeplay: true, supportPlay: 'N' })).toMatchObject({ accountType: '1' })
  expect(await queryOf({ ...all, isGameH5: 'N' })).toMatchObject({ platform: 'flash' })
  expect(await queryOf(lottery)).toMatchObject({ launchMode: 'LOTT', lottoPrizeMode: 'Lott', playType: 'trad' })
  expect(await queryOf({ ...lottery, prizeMode: 'ZY', playType: 'ent' })).toMatchObject({
    lottoPrizeMode: 'ZY',
    playType: 'ent',
  })
})

test('a launch accepts no other parameter than those of document G [G-3-25]', async () => {
  const { gateway, sent } = await createMockClient({ as: 'demo01' })
  // @ts-expect-error The types allow no other parameter.
  const more: LaunchParameters = { ...all, table: '4' }
  await gateway.games.launch(launchFor(more))
  expect(sent().query).not.toHaveProperty('table')
})
