/** @jsxImportSource preact */
import { expect, test } from 'vitest'
import { HistoryHead, HistoryRow } from './history-row.tsx'
import { renderComponent } from '../testing.tsx'

const entry = { orderNo: 'S1', at: Date.UTC(2026, 10, 20, 17, 5), stake: 1000, won: 0 }
const row = () => document.querySelector('.history-row')!

test('a history row shows its time in the site’s time zone, its number, the stake, and the payout', async () => {
  await renderComponent(<HistoryRow entry={entry} description="You 3, dealer 8" />)
  expect(row().textContent).toBe('Nov 21, 00:05You 3, dealer 8S11,0000')
})

test('only a payout above the stake looks like a gain', async () => {
  for (const [won, isGain] of [
    [0, false],
    [999, false],
    [1000, false],
    [1001, true],
  ] as const) {
    await renderComponent(<HistoryRow entry={{ ...entry, won }} />)
    expect(row().querySelector('.gain') !== null, String(won)).toBe(isGain)
  }
})

test('the head of a history names the currency of its amounts', async () => {
  await renderComponent(<HistoryHead />)
  expect(row().textContent).toBe('TimeStake (₫)Won (₫)')
})
