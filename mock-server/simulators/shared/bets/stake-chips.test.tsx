/** @jsxImportSource preact */
import { fireEvent } from '@testing-library/dom'
import { useState } from 'preact/hooks'
import { expect, test } from 'vitest'
import { StakeChips } from './stake-chips.tsx'
import { renderComponent } from '../testing.tsx'

function Stakes({ onChange }: { onChange(stake: number): void }) {
  const [stake, setStake] = useState(10_000)
  onChange(stake)
  return <StakeChips label="Stake" stakes={[1000, 10_000]} stake={stake} defaultStake={10_000} onStake={setStake} />
}

async function setup() {
  const now = { stake: 0 }
  const page = await renderComponent(<Stakes onChange={(stake) => void (now.stake = stake)} />)
  const field = page.getByRole<HTMLInputElement>('textbox', { name: 'Stake: Other' })
  const type = (value: string) => page.act(() => void fireEvent.input(field, { target: { value } }))
  const selected = () => page.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
  return { ...page, now, field, type, selected }
}

test('a chip sets the stake, and any other amount may be typed, with any grouping', async () => {
  const { now, type, selected } = await setup()
  expect(selected()).toEqual(['10K'])
  await type('25.000')
  expect([now.stake, selected()]).toEqual([25_000, []])
})

test('a chip empties the field; an emptied field means the default stake', async () => {
  const { now, field, type, getByRole, act } = await setup()
  await type('7')
  await act(async () => void fireEvent.click(getByRole('button', { name: '1K' })))
  expect([now.stake, field.value]).toEqual([1000, ''])
  await type('7')
  await type('')
  expect(now.stake).toBe(10_000)
})
