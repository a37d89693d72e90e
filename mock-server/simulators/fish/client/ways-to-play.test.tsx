import { fireEvent } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { setup } from './testing.tsx'

const PLAN = [
  ['Number of shots', '50'],
  ['Loss limit', '2.5K'],
  ['Win limit', '5K'],
] as const

test('automatic fire starts in two taps, with twenty shots and limits that allow for them', async () => {
  const { press, getByRole, advance, answers, volleys } = await setup()
  answers(0)
  await press('Auto')
  const chosen = (name: string) => getByRole('group', { name }).querySelector('[aria-pressed=true]')?.textContent
  expect(['Number of shots', 'Loss limit', 'Win limit'].map(chosen)).toEqual(['20', '12.5K', '12.5K'])
  expect(volleys()).toEqual([])
  expect(getByRole('group', { name: 'Number of shots' }).textContent).toBe('2050100200')
  await press('Start')
  await advance(20_000)
  expect(volleys().flatMap(({ body }) => body['targets'])).toHaveLength(20)
})

test('automatic fire stops before a shot that could lose more than the limit, pending shots included, and says so', async () => {
  const { press, choose, advance, answers, volleys, big, net, getByRole } = await setup()
  answers(0, 2000)
  await press('Auto')
  for (const [group, choice] of PLAN) await choose(group, choice)
  await press('Start')
  await advance(20_000)
  const shots = volleys().flatMap(({ body }) => body['targets'])
  expect([shots.length, net(), big().textContent]).toEqual([5, '−2,500', 'Fire'])
  expect(getByRole('alert').textContent).toBe('Auto-fire stopped: the next shot could pass your loss limit of 2,500.')
})

test('keys work: up and down pick a fish, left and right aim, space fires once however long it is held', async () => {
  const { key, advance, answers, volleys, game, message } = await setup()
  answers(0)
  await key('ArrowUp')
  expect(message()).toMatch(/^Aiming at: /)
  const first = game.gun.target.value
  await key('ArrowUp')
  await key('ArrowDown')
  expect(game.gun.target.value).toBe(first)
  const { angle } = game.gun
  await key('ArrowRight')
  await key('ArrowRight', true)
  expect([game.gun.target.value, game.gun.angle > angle + 0.1]).toEqual([undefined, true])
  await key(' ')
  await key(' ', true)
  await advance(5000)
  expect(volleys()).toHaveLength(1)
})

test('Enter held down on the button fires once', async () => {
  const { big } = await setup()
  const pressed = (repeat: boolean) => fireEvent.keyDown(big(), { key: 'Enter', repeat })
  expect([pressed(false), pressed(true)]).toEqual([true, false])
})

test('a tap fires at the fish under it, wherever it swims', async () => {
  const { tap, advance, answers, volleys, game } = await setup()
  answers(0)
  const fish = game.fish.find(({ rank, spot }) => rank < 3 && spot.y > 250)!
  await tap(fish.spot)
  await advance(2500)
  expect(volleys().map(({ body }) => body['targets'])).toEqual([[fish.id]])
})

test('the rules show every fish of this water with its pays and chance, and the theoretical return', async () => {
  const { press, getByText, game } = await setup()
  await press('Raise the cost')
  await press('Rules')
  const rows = [...document.querySelectorAll('.kinds li')]
  expect(rows.map((row) => row.querySelector('strong')!.textContent)).toEqual(
    game.table.kinds.map(({ name }) => name.en),
  )
  expect(rows[0]!.textContent).toBe('Crabpays 2 times · caught 47.5%2,000')
  expect(rows[9]!.textContent).toMatch(/pays 300 times · caught 0\.32%300,000$/)
  expect(new Set(rows.map((row) => row.querySelector('img')!.src)).size).toBe(10)
  expect(getByText(/^RTP 95%/)).toBeTruthy()
})

test('the history shows the cost, payout and fish of each shot', async () => {
  const { press, shootOne, findByText, game } = await setup()
  await shootOne()
  await press('Shot history')
  expect(await findByText(/^1 shot: /)).toBeTruthy()
  expect(document.querySelector('.lines .history-row')!.textContent).toMatch(/FS\w+/)
  expect(game.table.kinds.some(({ name }) => document.querySelector('.lines')!.textContent!.includes(name.en))).toBe(
    true,
  )
})
