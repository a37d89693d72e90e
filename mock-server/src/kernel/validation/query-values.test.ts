import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

const GAMES = '/wps/relay/GCSGAME_gameList?pageSize=5'

test.for([
  [`${GAMES}&pageNo=1&pageNo=2`, 'pageNo', 'must be given once'],
  [`${GAMES}&pageNo=1&pageNo=1`, 'pageNo', 'must be given once'],
  ['/__admin/events?since=0&since=5', 'since', 'must be given once'],
  ['/__admin/events?since=', 'since', 'must be the number of an event, or 0 for all'],
  ['/__admin/events?since=0x10', 'since', 'must be the number of an event, or 0 for all'],
  ['/__admin/changes?since=%20', 'since', 'must be the number of a revision'],
  ['/__admin/requests?status=2e2', 'status', 'must be a status such as 200'],
] as const)('%s is refused with its field and the reason', async ([path, field, reason]) => {
  const { call } = setup()

  const { status, json } = await call('GET', path)

  expect(status).toBe(400)
  expect(json).toMatchObject({ errorCode: 'request_param_err', value: { field, reason } })
})

test('a parameter that the operation does not have may be repeated', async () => {
  const { call } = setup()

  expect(await call('GET', `${GAMES}&pageNo=1&time=1&time=2`)).toMatchObject({ status: 200 })
})
