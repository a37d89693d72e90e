import { expect, test } from 'vitest'
import { setup } from '#mock/adapters/testing.ts'

async function openLottery({ lottery = 'AE63FK3', account = 'demo01' } = {}) {
  const world = setup()
  const token = await world.signIn(account)
  const query = new URLSearchParams({
    launchMode: 'LOTT',
    device: 'MOBILE',
    lottoGameCode: lottery,
    lottoPrizeMode: 'Elott',
  })
  const { gameUrl } = (await world.call('GET', `/wps/game/launchGame?${query}`, { token })).json.value
  const launch = new URL(gameUrl, 'http://mock.local').searchParams.get('launch')!
  const get = (path: string, more = '') => world.call('GET', `/partners/lottery/${path}?launch=${launch}${more}`)
  const post = (path: string, body: object = {}, headers: Record<string, string> = {}) =>
    world.call('POST', `/partners/lottery/${path}`, { body: { launch, ...body }, headers })
  const wallet = async () => (await world.call('GET', '/wps/wallets/gcs', { token })).json.value.sumBalance
  return { ...world, token, launch, get, post, wallet }
}

const aBet = { gameId: 301, playId: 4, content: '0,1,2,3,4,5,6,7,8,9', price: 1000, numero: '202611200946' }

test('the client opens with the lottery of the launch, its plays, its round and the balance', async () => {
  const { post, wallet } = await openLottery()
  const { status, json } = await post('open', { language: 'en' })

  expect(status).toBe(200)
  expect(json.game).toEqual({ code: 'AE63FK3', name: 'North VIP 75 s', gameId: 301 })
  expect(
    json.menu.groups.flatMap(({ plays }: { plays: { playCode: string }[] }) => plays.map((play) => play.playCode)),
  ).toEqual(['lo2', 'de', 'dau', 'duoi', 'bacang', 'taixiu', 'chanle'])
  expect(json.state).toMatchObject({
    numero: '202611200946',
    nextNumero: '202611200947',
    remainTime: 30_000,
    lockTime: 6,
  })
  expect(json.state.balance).toBe(await wallet())
})

test('a lobby opens its first lottery, and the player may switch to another one', async () => {
  const { post } = await openLottery({ lottery: 'lobby' })

  expect((await post('open')).json.game.code).toBe('AE63FK3')
  expect((await post('open', { gameCode: 'XSMB' })).json.game).toMatchObject({ code: 'XSMB', name: 'Miền Bắc' })
})

test('a bet of the client moves the member’s own wallet, and is settled at the draw', async () => {
  const { post, get, wallet, control } = await openLottery()
  const before = await wallet()
  const { json } = await post('bet', { bets: [aBet] })
  expect([json.balance, await wallet()]).toEqual([before - 10_000, before - 10_000])
  expect((await get('state')).json.openOrders).toBe(1)

  await control('POST', '/clock/advance', { duration: '30s' })
  expect((await get('state')).json).toMatchObject({ openOrders: 0, balance: before - 300, numero: '202611200947' })
  expect((await get('orders')).json.content[0]).toMatchObject({
    orderNo: json.orders[0].orderNo,
    status: 1,
    winAmount: 9700,
  })
})

test('the results of a round contain the drawn numbers, the payout and the stake', async () => {
  const { post, get, control } = await openLottery()
  await post('bet', { bets: [aBet, { ...aBet, playId: 6, content: 'TAI' }, { ...aBet, playId: 1, content: '05,99' }] })
  const { json: before } = await get('state')
  expect(before.results).toEqual([])

  await control('POST', '/clock/advance', { duration: '30s' })
  const { json } = await get('state', `&since=${before.now}&language=en`)
  const { winningNumber } = json.previous
  const last = winningNumber.slice(-1)
  expect(json.results).toHaveLength(1)
  expect(json.results[0]).toMatchObject({
    gameName: 'North VIP 75 s',
    numero: aBet.numero,
    winningNumber,
    stake: 13_000,
  })
  expect(json.results[0].bets[0]).toEqual({
    playName: 'Last digit',
    numbers: [...'0123456789'],
    hits: [last],
    stake: 10_000,
    won: 9700,
  })
  const big = json.results[0].bets.find(({ playName }: { playName: string }) => playName === 'Big or small')
  expect([big.numbers, big.hits]).toEqual([['Big'], Number(last) >= 5 ? ['Big'] : []])
})

test('a result is sent until it was received, also to a page that was just opened, and not again', async () => {
  const { post, get, control } = await openLottery()
  await post('bet', { bets: [aBet] })
  await control('POST', '/clock/advance', { duration: '5m' })

  expect((await post('open')).json.state.results).toHaveLength(1)
  const { now, results } = (await get('state', '&gameCode=XSMB')).json
  expect(results).toMatchObject([{ gameCode: 'AE63FK3', won: 9700 }])
  expect((await get('state', `&since=${now}`)).json.results).toEqual([])
  expect((await get('state', '&since=soon')).json.value.field).toBe('since')
})

test('a bet sent twice under one key is taken once', async () => {
  const { post, wallet } = await openLottery()
  const before = await wallet()
  const key = { 'idempotency-key': 'one-intent-of-mine' }
  const first = await post('bet', { bets: [aBet] }, key)

  expect((await post('bet', { bets: [aBet] }, key)).json).toEqual(first.json)
  expect(await wallet()).toBe(before - 10_000)
})

test('the client loads the draws page by page', async () => {
  const { get } = await openLottery()
  const { json } = await get('draws', '&page=1')

  expect(json).toMatchObject({ number: 1, size: 20 })
  expect(json.content[0].numero).toBe('202611200925')
})

test('a launch of a slot is refused at a lottery: it reads no bets and places none', async () => {
  const { call, token, wallet } = await openLottery()
  const before = await wallet()
  const { json } = await call('GET', '/wps/game/launchGame?launchMode=GLS&nodeId=10001', { token })
  const launch = new URL(json.value.content.game_url, 'http://mock.local').searchParams.get('launch')!
  const placed = await call('POST', '/partners/lottery/bet', { body: { launch, gameCode: 'AE63FK3', bets: [aBet] } })
  const listed = await call('GET', `/partners/lottery/orders?launch=${launch}`)

  expect([placed, listed].map(({ status }) => status)).toEqual([401, 401])
  expect(await wallet()).toBe(before)
})

test('when the member logs out, the launch ends', async () => {
  const { call, get, token } = await openLottery()
  await call('DELETE', '/wps/session/logout', { token })

  expect((await get('state')).json).toMatchObject({ success: false, errorCode: 'user.or.token.invalid' })
})

test.for([
  ['no bets', { bets: [] }, 'bets'],
  ['a bet without content', { bets: [{ ...aBet, content: undefined }] }, 'bets.0.content'],
  ['a price that is a text', { bets: [{ ...aBet, price: '10' }] }, 'bets.0.price'],
  ['an unknown language', { bets: [aBet], language: 'fr' }, 'language'],
  ['a bet on another lottery than that of the table', { bets: [{ ...aBet, gameId: 302 }] }, 'bets.0.gameId'],
  ['an unknown lottery', { bets: [aBet], gameCode: 'NONE' }, 'gameCode'],
] as const)('%s is refused, and no stake is taken', async ([, body, field]) => {
  const { post, wallet } = await openLottery()
  const before = await wallet()
  const { status, json } = await post('bet', body)

  expect([status, json.errorCode, json.value.field]).toEqual([400, 'request_param_err', field])
  expect(await wallet()).toBe(before)
})

test('an invalid page number and an unknown launch are refused', async () => {
  const { get, call } = await openLottery()

  expect((await get('draws', '&page=x')).json.value.field).toBe('page')
  expect((await call('GET', '/partners/lottery/state?launch=nobody')).status).toBe(401)
  expect((await call('GET', '/partners/lottery/state')).json.value.field).toBe('launch')
})
