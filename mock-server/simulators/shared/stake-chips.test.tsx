/** @jsxImportSource preact */
import { fireEvent } from '@testing-library/dom'
import { useState } from 'preact/hooks'
import { expect, test } from 'vitest'
import { StakeChips } from './stake-chips.tsx'
import { showPart } from './testing.tsx'

function Stakes({ tell }: { tell(stake: number): void }) {
  const [stake, setStake] = useState(10_000)
  tell(stake)
  return <StakeChips label="Stake" stakes={[1000, 10_000]} stake={stake} usual={10_000} onStake={setStake} />
}

async function setup() {
  const now = { stake: 0 }
  const page = await showPart(<Stakes tell={(stake) => void (now.stake = stake)} />)
  const field = page.getByRole<HTMLInputElement>('textbox', { name: 'Stake: Other' })
  const type = (value: string) => page.act(() => void fireEvent.input(field, { target: { value } }))
  const chosen = () => page.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
  return { ...page, now, field, type, chosen }
}

test('a chip is the stake, and any other amount may be typed, however it is grouped', async () => {
  const { now, type, chosen } = await setup()
  expect(chosen()).toEqual(['10K'])
  await type('25.000')
  expect([now.stake, chosen()]).toEqual([25_000, []])
})

test('a chip empties the field; an emptied field stands for the usual stake', async () => {
  const { now, field, type, getByRole, act } = await setup()
  await type('7')
  await act(() => void fireEvent.click(getByRole('button', { name: '1K' })))
  expect([now.stake, field.value]).toEqual([1000, ''])
  await type('7')
  await type('')
  expect(now.stake).toBe(10_000)
})
