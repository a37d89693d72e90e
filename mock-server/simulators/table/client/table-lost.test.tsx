import { fireEvent } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { hurry, showPage } from '../../shared/testing.tsx'
import { openTable } from './open-table.tsx'
import { balance, BEFORE, DEAL, money, setup } from './testing.ts'

test('a hand that the clock has shown before me is told as what it came to', async () => {
  const { go, said, control, findByRole } = await setup()
  await go()
  await said(/^You have/)
  await control('POST', '/clock/advance', { duration: '31s' })
  await go()
  await said(/^You \d+, dealer \d+: /)
  expect((await findByRole('alert')).textContent).toMatch(/^This hand had been shown already/)
})

test('a table that is opened again shows the hand that waits there', async () => {
  const { go, said, cardsOf, frame, leave } = await setup()
  await go()
  await said(/^You have/)
  const mine = cardsOf('You').ariaLabel
  await leave()
  const again = await showPage(openTable, frame)
  await again.findByText(/^You have/, { selector: '.said' })
  expect(document.querySelector('[data-seat=member] [role=img]')!.ariaLabel).toBe(mine)
  expect(again.getByRole('button', { name: 'Show the cards' })).toBeTruthy()
})

test('a hand that another window has dealt is found when mine would deal one, and costs nothing', async () => {
  const { go, said, call, frame, findByRole, services } = await withServices()
  await call('POST', DEAL, { body: { ...frame, stake: 5000 } })
  await go()
  await said(/^You have/)
  expect((await findByRole('alert')).textContent).toMatch(/^A hand is waiting at this table already/)
  expect(services.wagers.openOf(1001)).toHaveLength(1)
})

async function withServices() {
  const page = await setup()
  const { services } = await page.mock.worlds.open('default')
  return { ...page, services }
}

test('a deal of which nobody knows can only be asked for again, as it was; the stake waits', async () => {
  const { click, big, server, sentTo, findByRole, press, said } = await setup()
  const pass = hurry()
  server.instead = (path) => (path === DEAL ? new Response('Bad Gateway', { status: 502 }) : undefined)
  await click(big())
  await pass()
  expect((await findByRole('alert')).textContent).toMatch(/never counts twice/)
  expect(document.querySelector('.stake [data-away] .rail')).toBeTruthy()
  server.instead = undefined
  await press('Ask again')
  await pass()
  await said(/^You have/)
  expect(new Set(sentTo(DEAL).map(({ key }) => key)).size).toBe(1)
  expect(balance()).toBe(money(BEFORE - 1000))
})

test('a minute without a network, then the hand shows itself: nothing was staked twice', async () => {
  const { click, big, server, said, findByRole, control } = await setup()
  const pass = hurry()
  await click(big())
  await pass(100)
  server.instead = () => Promise.reject(new Error('gone'))
  await click(big())
  await pass()
  expect((await findByRole('alert')).textContent).toMatch(/never counts twice/)
  await control('POST', '/clock/advance', { duration: '60s' })
  await pass(45_000)
  server.instead = undefined
  dispatchEvent(new Event('online'))
  await pass()
  await said(/^You \d+, dealer \d+: /)
  expect(big().textContent).toBe('Deal · 1,000')
})

test('two taps quicker than the page deal once', async () => {
  const { act, big, sentTo, said } = await setup()
  await act(() => {
    fireEvent.click(big())
    fireEvent.click(big())
  })
  await said(/^You have/)
  expect(sentTo(DEAL)).toHaveLength(1)
})

test('whoever has too little for a hand is offered the deposit of the site around the game', async () => {
  const around = { postMessage: vi.fn<(message: object, target: string) => void>() }
  vi.stubGlobal('parent', around)
  const { go, press, findByRole, server } = await setup()
  const value = { field: 'stake', reason: 'is more than the balance' }
  server.instead = (path) =>
    path === DEAL ? Response.json({ errorCode: 'balance.not.enough', value }, { status: 400 }) : undefined
  await go()
  expect((await findByRole('alert')).textContent).toMatch(/^Your balance is too low for this stake\./)
  await press('Deposit')
  expect(around.postMessage.mock.lastCall).toEqual([{ longan: 'deposit' }, '*'])
})
