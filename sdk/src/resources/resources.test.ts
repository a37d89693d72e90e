import { expect, test } from 'vitest'
import { gatewayCore } from '../core.ts'
import { gatewayOf } from '../gateway.ts'
import type { Http } from '../http.ts'
import { gameLaunch, type GatewayDialect, lotteryLaunch, dialectA, dialectB } from '../index.ts'
import { allOperations } from '../operations/all.gen.ts'
import type { Operations } from '../operations/operation.ts'
import { queryOf, scriptedGateway, success } from '../testing.ts'

const anything: unknown = new Proxy(() => anything, {
  get: (_target, name) => (name === 'then' ? undefined : name === Symbol.toPrimitive ? () => 1 : anything),
})
type Method = (...input: unknown[]) => Promise<unknown>

async function findCalls(dialect?: GatewayDialect): Promise<[method: string, operation: string][]> {
  const reached: [string, string][] = []
  let method = ''
  const clientOf = (operations: Operations) => {
    const call = (verb: string) => async (path: string) => {
      reached.push([method, operations[`${verb} ${path}`]?.id ?? `${verb} ${path}, which is of another domain`])
      throw new Error('Only the call counts')
    }
    return { GET: call('GET'), POST: call('POST'), PUT: call('PUT'), DELETE: call('DELETE') }
  }
  const core = gatewayCore({ baseUrl: 'https://gateway.example', merchant: 'DEMO', dialect })
  const gateway = gatewayOf({ ...core, clientOf: clientOf as unknown as Http['clientOf'] })
  for (const [domain, methods] of Object.entries<Record<string, unknown>>(gateway)) {
    for (const [name, call] of Object.entries(methods)) {
      method = `${domain}.${name}`
      await (call as Method)(anything, anything, anything).catch(() => undefined)
    }
  }
  return reached
}

const callsByDialect = await Promise.all([undefined, dialectA, dialectB].map(findCalls))
const calls = callsByDialect.flat()

function problemsOf(domains: Record<string, Operations>): string[] {
  return Object.entries(domains).flatMap(([domain, operations]) =>
    Object.values(operations).flatMap(({ id }) => {
      const methods = new Set(calls.filter(([, operation]) => operation === id).map(([method]) => method))
      if (methods.size === 1) return []
      if (methods.size > 1) return [`${id} has several methods, keep one: ${[...methods].join(', ')}`]
      return [
        `${id} has no method: write one in sdk/src/resources/${domain}.ts, and name a new file in sdk/src/gateway.ts`,
      ]
    }),
  )
}

test('every operation has exactly one method', () => {
  expect(problemsOf(allOperations)).toEqual([])
})

test('every method calls an operation of its domain', () => {
  const ids = Object.values(allOperations).flatMap((operations) => Object.values(operations).map(({ id }) => id))
  const gateway = gatewayOf(gatewayCore({ baseUrl: 'https://gateway.example', merchant: 'DEMO' }))
  const methods = Object.entries(gateway).flatMap(([domain, own]) =>
    Object.keys(own).map((name) => `${domain}.${name}`),
  )

  expect([...new Set(calls.map(([method]) => method))].toSorted()).toEqual(methods.toSorted())
  expect(calls.filter(([, operation]) => !ids.includes(operation as (typeof ids)[number]))).toEqual([])
})

test('an operation without a method is named with the remedy', () => {
  const planted = { vouchers: { 'GET /wps/vouchers': { id: 'listVouchers' } } }

  expect(problemsOf(planted)).toEqual([
    'listVouchers has no method: write one in sdk/src/resources/vouchers.ts, and name a new file in sdk/src/gateway.ts',
  ])
})

test('a game is opened at its address, a lottery at its own', async () => {
  const game = success({ content: { game_url: 'https://play.example/' } })
  const { gateway, requests } = scriptedGateway([game, success({ gameUrl: 'https://lottery.example/' })], {
    language: () => 'EN',
  })

  const launched = gameLaunch({ gameType: 'RNG', vassalage: 'SAOMAI', gameCode: 'rong-vang', gameId: 7, nodeId: 8 })
  expect(await gateway.games.launch(launched)).toBe('https://play.example/')
  expect(
    await gateway.games.launch(lotteryLaunch({ vendor: 'TCG_LOTTO_VN', gameCode: 'VNQ45', prizeMode: 'Elott' })),
  ).toBe('https://lottery.example/')

  expect(queryOf(requests[0]!)).toEqual({
    merchantCode: 'DEMO',
    language: 'EN',
    launchMode: 'GLS',
    accountType: '1',
    gameType: 'RNG',
    vassalage: 'SAOMAI',
    gameCode: 'rong-vang',
    gameId: '7',
    nodeId: '8',
    platform: 'html5',
    clientType: '2',
    confirmTrans: 'true',
    webView: 'false',
  })
})

test('unread counts are numbers in both formats of gateways', async () => {
  const { gateway } = scriptedGateway([success(3), success({ unReadCount: 4 })])

  expect(await gateway.messages.getInboxUnread()).toBe(3)
  expect(await gateway.messages.getChatUnread()).toBe(4)
})

test('wallets have the same field names for all gateways', async () => {
  const main = { accountTypeId: 2, availBalance: 5, balance: 7.5, status: 'OK' }
  const current = { sumBalance: 7.5, balance: [{ ...main, accountTypeName: 'MAIN' }] }
  const other = { sumBalance: 7.5, balances: [{ ...main, accountName: 'MAIN' }] }
  const { gateway } = scriptedGateway([success(current), success(other)])

  expect(await gateway.wallet.getBalance()).toEqual(current)
  expect(await gateway.wallet.getBalance()).toEqual(current)
})
