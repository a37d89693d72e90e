import { fireEvent } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { fakeTime, renderPage } from '../../shared/testing.tsx'
import { openTable } from './table-page.tsx'
import { balance, BEFORE, DEAL, money, setup } from './testing.ts'

test('a hand that the clock has shown before me ends with its result', async () => {
  const { go, message, control, findByRole } = await setup()
  await go()
  await message(/^You have/)
  await control('POST', '/clock/advance', { duration: '31s' })
  await go()
  await message(/^You \d+, dealer \d+: /)
  expect((await findByRole('alert')).textContent).toMatch(/^This hand has already been shown/)
})

test('a table that is opened again shows its open hand', async () => {
  const { go, message, cardsOf, frame, unmount } = await setup()
  await go()
  await message(/^You have/)
  const ownCards = cardsOf('You').ariaLabel
  await unmount()
  const again = await renderPage(openTable, frame)
  await again.findByText(/^You have/, { selector: '.message' })
  expect(document.querySelector('[data-seat=member] [role=img]')!.ariaLabel).toBe(ownCards)
  expect(again.getByRole('button', { name: 'Show cards' })).toBeTruthy()
})

test('a hand dealt in another window is found when I deal, and costs nothing', async () => {
  const { go, message, call, frame, findByRole, services } = await withServices()
  await call('POST', DEAL, { body: { ...frame, stake: 5000 } })
  await go()
  await message(/^You have/)
  expect((await findByRole('alert')).textContent).toMatch(/^You already have a hand at this table/)
  expect(services.wagers.openOf(1001)).toHaveLength(1)
})

async function withServices() {
  const page = await setup()
  const { services } = await page.mock.worlds.open('default')
  return { ...page, services }
}

test('a deal of unknown outcome can only be repeated unchanged; the stake is locked', async () => {
  const { click, big, server, sentTo, findByRole, press, message } = await setup()
  const advance = fakeTime()
  server.override = (path) => (path === DEAL ? new Response('Bad Gateway', { status: 502 }) : undefined)
  await click(big())
  await advance()
  expect((await findByRole('alert')).textContent).toMatch(/never counts twice/)
  expect(document.querySelector('.stake [data-away] .rail')).toBeTruthy()
  server.override = undefined
  await press('Check again')
  await advance()
  await message(/^You have/)
  expect(new Set(sentTo(DEAL).map(({ key }) => key)).size).toBe(1)
  expect(balance()).toBe(money(BEFORE - 1000))
})

test('after a minute without a network the hand is shown, and nothing was staked twice', async () => {
  const { click, big, server, message, findByRole, control } = await setup()
  const advance = fakeTime()
  await click(big())
  await advance(100)
  server.override = () => Promise.reject(new Error('gone'))
  await click(big())
  await advance()
  expect((await findByRole('alert')).textContent).toMatch(/never counts twice/)
  await control('POST', '/clock/advance', { duration: '60s' })
  await advance(45_000)
  server.override = undefined
  dispatchEvent(new Event('online'))
  await advance()
  await message(/^You \d+, dealer \d+: /)
  expect(big().textContent).toBe('Deal · 1,000')
})

test('two fast taps deal once', async () => {
  const { act, big, sentTo, message } = await setup()
  await act(async () => {
    fireEvent.click(big())
    fireEvent.click(big())
  })
  await message(/^You have/)
  expect(sentTo(DEAL)).toHaveLength(1)
})

test('a player without enough money for a hand is offered the deposit of the site around the game', async () => {
  const parentWindow = { postMessage: vi.fn<(message: object, target: string) => void>() }
  vi.stubGlobal('parent', parentWindow)
  const { go, press, findByRole, server } = await setup()
  const value = { field: 'stake', reason: 'is more than the balance' }
  server.override = (path) =>
    path === DEAL ? Response.json({ errorCode: 'balance.not.enough', value }, { status: 400 }) : undefined
  await go()
  expect((await findByRole('alert')).textContent).toMatch(/^Insufficient balance for this stake\./)
  await press('Deposit')
  expect(parentWindow.postMessage.mock.lastCall).toEqual([{ longan: 'deposit' }, '*'])
})
