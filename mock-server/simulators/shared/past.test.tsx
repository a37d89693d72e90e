/** @jsxImportSource preact */
import { expect, test } from 'vitest'
import { PastRow } from './past.tsx'
import { showPart } from './testing.tsx'

const past = { orderNo: 'S1', at: Date.UTC(2026, 10, 20, 17, 5), stake: 1000, won: 0 }
const row = () => document.querySelector('.past')!

test('what is over says when it was, in the site’s own time, its number, the stake, and what came back', async () => {
  await showPart(<PastRow past={past} about="You 3, dealer 8" />)
  expect(row().textContent).toBe('11/21, 12:05 AMYou 3, dealer 8S11,0000')
})

test('only what is more than the stake looks like a gain', async () => {
  for (const [won, isGain] of [
    [0, false],
    [999, false],
    [1000, false],
    [1001, true],
  ] as const) {
    await showPart(<PastRow past={{ ...past, won }} />)
    expect(row().querySelector('.gain') !== null, String(won)).toBe(isGain)
  }
})
