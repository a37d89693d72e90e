import { within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { CASH_OUT, setup, setupWide } from './testing.ts'

test('a bet is cashed out for the offer that was shown, after a confirmation', async () => {
  const { placeOne, press, advance, dialog, sent, balance, net } = await setup()
  await placeOne()
  await press('My bets')
  await advance(100)
  const offer = /[\d,.]+(?=\u00A0₫$)/.exec(dialog().getByRole('button', { name: /^Cash out/ }).textContent)![0]
  await press(/^Cash out/)
  expect(sent.filter(({ path }) => path === CASH_OUT)).toEqual([])
  await press('Confirm')
  await advance(100)
  expect(dialog().getByText(`Cashed out for ${offer}`)).toBeTruthy()
  const left = 12_407_317.5 + Number(offer.replaceAll(',', ''))
  expect(balance()).toBe(left.toLocaleString('en-US', { minimumFractionDigits: 2 }))
  expect(net()).toBe(`−${(1000 - Number(offer)).toLocaleString('en-US')}`)
  await press('Settled')
  expect(dialog().getByText(`Returned ${offer} ₫`)).toBeTruthy()
})

test('on a wide screen my bets are beside the matches, and are loaded again while they are there', async () => {
  const { placeOne, advance, sent, getByRole, queryByRole } = await setupWide()
  const bets = within(getByRole('complementary', { name: 'My bets' }))
  await advance(100)
  expect(bets.getByText('No bets here yet.')).toBeTruthy()
  expect(queryByRole('button', { name: 'My bets' })).toBeNull()
  await placeOne()
  expect(bets.getByRole('button', { name: /^Cash out/ })).toBeTruthy()
  expect(queryByRole('dialog')).toBeNull()
  const loads = () => sent.filter(({ path }) => path === '/partners/sports/bets').length
  const before = loads()
  await advance(8200)
  expect(loads()).toBeGreaterThan(before)
})

test('a lowered offer is not accepted: the player is told, and asked again', async () => {
  const { placeOne, press, advance, dialog, server, balance } = await setup()
  await placeOne()
  await press('My bets')
  await advance(100)
  await press(/^Cash out/)
  server.override = (path) =>
    path === CASH_OUT ? Response.json({ success: false, errorCode: 'odds.changed' }, { status: 400 }) : undefined
  await press('Confirm')
  await advance(100)
  expect(dialog().getByRole('alert').textContent).toBe('The offer has changed. The bet was not cashed out.')
  expect(dialog().getByRole('button', { name: /^Cash out/ })).toBeTruthy()
  expect(balance()).toBe('12,407,317.50')
})

test('when a match ends its bet becomes a result, stated calmly, and the site is told that money has moved', async () => {
  const parentWindow = { postMessage: vi.fn<(message: object, target: string) => void>() }
  vi.stubGlobal('parent', parentWindow)
  const { click, prices, press, advance, advanceWorld, getAllByRole, queryByText, net } = await setup()
  for (const price of prices('Upcoming').slice(0, 3)) await click(price)
  await press('Slip (3)')
  await press(/^Place/)
  await advance(100)
  parentWindow.postMessage.mockClear()
  await advanceWorld('4h')
  await advance(8200)
  const results = [...document.querySelectorAll<HTMLElement>('.results .result')]
  expect(results).toHaveLength(3)
  const back = Number(
    /Won ([\d,.]+)/.exec(results.map(({ textContent }) => textContent).join())![1]!.replaceAll(',', ''),
  )
  expect(net()).toBe(
    (back - 3000)
      .toLocaleString('en-US')
      .replace('-', '−')
      .replace(/^(?=\d)/, '+'),
  )
  const won = results.filter(({ dataset }) => dataset['gain'] !== undefined)
  expect(won.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/Won [\d,.]+, stake 1,000/)])
  expect(queryByText(/again|almost|next time/i)).toBeNull()
  expect(parentWindow.postMessage.mock.calls).toContainEqual([{ longan: 'balance-changed' }, '*'])
  await click(getAllByRole('button', { name: 'Close the result' })[0]!)
  expect(document.querySelectorAll('.results .result')).toHaveLength(2)
})
