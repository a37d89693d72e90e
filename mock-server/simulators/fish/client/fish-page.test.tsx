import { expect, test, vi } from 'vitest'
import { setup, SHOOT, STATE } from './testing.tsx'

const START = '12,408,317.50'

test('a shot is staked when it is fired; its payout is shown and added to the result of the visit', async () => {
  const { press, advance, answers, volleys, balance, message, net } = await setup()
  answers(1000)
  await press('Pick a fish')
  await press('Fire')
  expect([balance(), volleys()]).toEqual(['12,407,817.50', []])
  await advance(1500)
  expect(volleys().map(({ body }) => body)).toEqual([
    expect.objectContaining({ cost: 500, targets: [expect.any(String)] }),
  ])
  expect(message()).toMatch(/^[\w ]+: 1,000 back for 500$/)
  expect([balance(), net()]).toEqual(['12,408,817.50', '+500'])
})

test('a shot that catches nothing is stated calmly', async () => {
  const { answers, shootOne, message, net, context } = await setup()
  const played = vi.spyOn(context.sound, 'play')
  answers(0)
  await shootOne()
  expect([message(), net()]).toEqual(['It got away (500 spent)', '−500'])
  expect(played.mock.calls.flat()).not.toContain('win')
})

test.for([
  [500, false],
  [501, true],
] as const)('a payout is celebrated only above the cost: %i of 500 is %s', async ([won, isCelebrated]) => {
  const { answers, shootOne, context } = await setup()
  const played = vi.spyOn(context.sound, 'play')
  answers(won)
  await shootOne()
  expect(document.querySelector('.message[data-gain]') !== null).toBe(isCelebrated)
  expect(played.mock.calls.flat().includes('win')).toBe(isCelebrated)
})

test('a shot that hits no fish costs nothing', async () => {
  const { server, call, frame, press, advance, volleys, balance, game } = await setup()
  const { json } = await call('GET', `${STATE}?launch=${frame.launch}`)
  server.override = (path) => (path === STATE ? Response.json({ ...json, fish: [] }) : undefined)
  game.water.update({ now: json.now, fish: [] }, game.now)
  await press('Fire')
  expect(balance()).toBe('12,407,817.50')
  await advance(6000)
  expect([balance(), volleys()]).toEqual([START, []])
})

test('a shot at a fish that another player has caught meanwhile costs nothing and is no error', async () => {
  const { press, advance, control, volleys, balance, getByRole } = await setup()
  await press('Pick a fish')
  await press('Fire')
  await control('POST', '/clock/advance', { duration: '2m' })
  await advance(1500)
  expect(volleys()).toHaveLength(1)
  expect([balance(), getByRole('alert', { hidden: true }).textContent]).toEqual([START, ''])
})

test('two taps within a moment are one shot', async () => {
  const { press, advance, answers, volleys } = await setup()
  answers(0)
  await press('Pick a fish')
  await press('Fire')
  await press('Fire')
  await advance(2500)
  expect(volleys()).toHaveLength(1)
})

test('a volley of unknown outcome blocks further shots and is repeated automatically', async () => {
  const { server, shootOne, advance, big, getByRole, volleys, answers } = await setup()
  server.override = (path) => (path === SHOOT ? new Response('Bad Gateway', { status: 502 }) : undefined)
  await shootOne()
  await advance(10_000)
  expect(getByRole('alert').textContent).toMatch(/never counts twice/)
  expect(big().textContent).toBe('Check')
  expect(getByRole<HTMLButtonElement>('button', { name: 'Raise the cost' }).disabled).toBe(true)

  answers(0)
  await advance(7000)
  expect(big().textContent).toBe('Fire')
  expect(getByRole('alert', { hidden: true }).textContent).toBe('')
  expect(new Set(volleys().map(({ key }) => key)).size).toBe(1)
})

test('without a connection nothing is fired and the reason is shown; the game continues by itself when it returns', async () => {
  const { server, advance, big, getByRole } = await setup()
  server.override = () => Promise.reject(new TypeError('Failed to fetch'))
  await advance(60_000)
  expect(getByRole('alert').textContent).toMatch(/^No connection/)
  expect(big().disabled).toBe(true)
  delete server.override
  await advance(3500)
  expect(getByRole('alert', { hidden: true }).textContent).toBe('')
  expect(big().disabled).toBe(false)
})

test('a player without enough money for a shot gets a message before anything is sent', async () => {
  const { press, getByRole, volleys } = await setup('demo02')
  await press('Fire')
  expect(getByRole('alert').textContent).toMatch(/^Insufficient balance for this stake\./)
  expect(volleys()).toEqual([])
})
