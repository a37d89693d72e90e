import { expect, test } from 'vitest'
import { networkOf } from './new-worlds.ts'
import { edge } from './testing.ts'

test('an address may create a limited number of worlds per hour, by any request, and use those it has', async () => {
  const { call } = await edge({ vars: { WORLDS_PER_HOUR: '3' } })
  const at = (address: string) => ({ headers: { 'cf-connecting-ip': address } })
  const ask = (world: string, address = '2001:db8:1:2::1') =>
    call('GET', '/wps/system/country', { world, ...at(address) })
  for (const world of ['one', 'two']) expect((await ask(world)).status).toBe(200)
  const create = (name: string) =>
    call('POST', '/__admin/worlds', { world: 'one', body: { name }, ...at('2001:db8:1:2::1') })
  expect((await create('three')).status).toBe(200)

  for (const reply of [
    await ask('four'),
    await ask('four', '2001:db8:1:2::ffff'),
    await create('four'),
    await call('POST', '/__admin/worlds/fork', { world: 'one', body: { name: 'four' }, ...at('2001:db8:1:2::1') }),
  ])
    expect([reply.status, reply.json.value.field]).toEqual([429, 'x-mock-world'])
  for (const world of ['one', 'two', 'three']) expect((await ask(world)).status).toBe(200)
  expect((await ask('four', '2001:db8:1:3::1')).status).toBe(200)
})

test.for([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  [undefined, 'unknown'],
] as const)('the network of %s is %s', ([address, network]) => {
  expect(networkOf(address)).toBe(network)
})
