import { expect, test, vi } from 'vitest'
import { setup, SHOOT, STATE } from './testing.tsx'

const START = '12,408,317.50'

test('a shot is staked from the moment it is fired; what the fish pays is said, and part of what the visit has come to', async () => {
  const { press, pass, answers, volleys, balance, said, net } = await setup()
  answers(1000)
  await press('Pick a fish')
  await press('Fire')
  expect([balance(), volleys()]).toEqual(['12,407,817.50', []])
  await pass(1500)
  expect(volleys().map(({ body }) => body)).toEqual([
    expect.objectContaining({ cost: 500, targets: [expect.any(String)] }),
  ])
  expect(said()).toMatch(/^[\w ]+: 1,000 back for 500$/)
  expect([balance(), net()]).toEqual(['12,408,817.50', '+500'])
})

test('a shot that catches nothing is said in calm words', async () => {
  const { answers, shootOne, said, net, kit } = await setup()
  const heard = vi.spyOn(kit.sound, 'play')
  answers(0)
  await shootOne()
  expect([said(), net()]).toEqual(['It got away (500 spent)', '−500'])
  expect(heard.mock.calls.flat()).not.toContain('win')
})

test.for([
  [500, false],
  [501, true],
] as const)('what comes back is celebrated only above what was spent: %i of 500 is %s', async ([won, isCheered]) => {
  const { answers, shootOne, kit } = await setup()
  const heard = vi.spyOn(kit.sound, 'play')
  answers(won)
  await shootOne()
  expect(document.querySelector('.said[data-gain]') !== null).toBe(isCheered)
  expect(heard.mock.calls.flat().includes('win')).toBe(isCheered)
})

test('a shot that meets no fish costs nothing', async () => {
  const { server, call, frame, press, pass, volleys, balance, game } = await setup()
  const { json } = await call('GET', `${STATE}?launch=${frame.launch}`)
  server.instead = (path) => (path === STATE ? Response.json({ ...json, fish: [] }) : undefined)
  game.water.take({ now: json.now, fish: [] }, game.now)
  await press('Fire')
  expect(balance()).toBe('12,407,817.50')
  await pass(6000)
  expect([balance(), volleys()]).toEqual([START, []])
})

test('a shot at a fish that somebody has caught meanwhile costs nothing, and nothing is wrong', async () => {
  const { press, pass, control, volleys, balance, getByRole } = await setup()
  await press('Pick a fish')
  await press('Fire')
  await control('POST', '/clock/advance', { duration: '2m' })
  await pass(1500)
  expect(volleys()).toHaveLength(1)
  expect([balance(), getByRole('alert', { hidden: true }).textContent]).toEqual([START, ''])
})

test('two taps within a moment are one shot', async () => {
  const { press, pass, answers, volleys } = await setup()
  answers(0)
  await press('Pick a fish')
  await press('Fire')
  await press('Fire')
  await pass(2500)
  expect(volleys()).toHaveLength(1)
})

test('a volley of which nobody knows holds everything up, and is asked for again by itself as the same', async () => {
  const { server, shootOne, pass, big, getByRole, volleys, answers } = await setup()
  server.instead = (path) => (path === SHOOT ? new Response('Bad Gateway', { status: 502 }) : undefined)
  await shootOne()
  await pass(10_000)
  expect(getByRole('alert').textContent).toMatch(/never counts twice/)
  expect(big().textContent).toBe('Ask')
  expect(getByRole<HTMLButtonElement>('button', { name: 'Raise the cost' }).disabled).toBe(true)

  answers(0)
  await pass(7000)
  expect(big().textContent).toBe('Fire')
  expect(getByRole('alert', { hidden: true }).textContent).toBe('')
  expect(new Set(volleys().map(({ key }) => key)).size).toBe(1)
})

test('without a connection nothing is fired and it is said; with one the game goes on by itself', async () => {
  const { server, pass, big, getByRole } = await setup()
  server.instead = () => Promise.reject(new TypeError('Failed to fetch'))
  await pass(60_000)
  expect(getByRole('alert').textContent).toMatch(/^No connection/)
  expect(big().disabled).toBe(true)
  delete server.instead
  await pass(3500)
  expect(getByRole('alert', { hidden: true }).textContent).toBe('')
  expect(big().disabled).toBe(false)
})

test('whoever has too little for a shot is told so before anything is sent', async () => {
  const { press, getByRole, volleys } = await setup('demo02')
  await press('Fire')
  expect(getByRole('alert').textContent).toMatch(/^Your balance is too low for this stake\./)
  expect(volleys()).toEqual([])
})
