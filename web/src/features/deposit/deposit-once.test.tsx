import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storage } from '#lib/storage.ts'
import { refused } from '#testing/gateway.ts'
import { openDeposit } from './testing.tsx'

const TRANSFER = 'MCSFE_manualTransferByAccountName'
const keysOf = (calls: { headers: Headers }[]) => calls.map(({ headers }) => headers.get('idempotency-key'))

test('a doubled tap on the confirmation begins one deposit', async () => {
  const { user, fill, goOn, sheet, begun } = await openDeposit()
  await fill()
  await goOn()
  await user.dblClick((await sheet()).getByRole('button', { name: 'Xác nhận nạp' }))
  await screen.findByRole('heading', { name: 'Chờ thanh toán' })
  expect(begun()).toBe(1)
})

test('an answer that got lost is asked for again by the same key: there is one deposit', async () => {
  let isLost = true
  const { fill, goOn, confirm, calls, begun } = await openDeposit({
    answers: {
      [TRANSFER]: async (_request, real) => {
        const reply = await real()
        return isLost ? Response.error() : reply
      },
    },
  })
  await fill()
  await goOn()
  await confirm()
  expect(await screen.findByRole('alert')).toBeTruthy()
  isLost = false
  await confirm()
  await screen.findByRole('heading', { name: 'Chờ thanh toán' })
  expect(new Set(keysOf(calls(TRANSFER))).size).toBe(1)
  expect(begun()).toBe(1)
})

test('after a reload what I typed is there, and the same deposit has the same key', async () => {
  const first = await openDeposit({ answers: { [TRANSFER]: refused() } })
  await first.begin('750000')
  await screen.findByRole('alert')
  const [key] = keysOf(first.calls(TRANSFER))
  first.unmount()

  const second = await openDeposit()
  expect((await second.amount()).value).toBe('750.000')
  await second.goOn()
  await second.confirm()
  await screen.findByRole('heading', { name: 'Chờ thanh toán' })
  expect(keysOf(second.calls(TRANSFER))).toEqual([key])
})

test('another amount is another deposit, with a key of its own', async () => {
  const { user, begin, sheet, amount, goOn, confirm, calls } = await openDeposit({ answers: { [TRANSFER]: refused() } })
  await begin('500000')
  await screen.findByRole('alert')
  await user.click((await sheet()).getByRole('button', { name: 'Sửa lại' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.clear(await amount())
  await user.type(await amount(), '600000')
  await goOn()
  await confirm()
  await waitFor(() => expect(new Set(keysOf(calls(TRANSFER))).size).toBe(2))
})

test('once it is begun nothing of it is kept', async () => {
  const { begin } = await openDeposit()
  await begin()
  await screen.findByRole('heading', { name: 'Chờ thanh toán' })
  expect(storage.get('drafts')).toEqual({})
})

test('without a network the deposit says so and keeps what I typed', async () => {
  const answers = { [TRANSFER]: () => Promise.reject(new TypeError('Failed to fetch')) }
  const { begin, amount } = await openDeposit({ answers })
  await begin()
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Không có mạng hoặc kết nối không ổn định\. Chưa rõ lệnh đã đến/,
  )
  expect((await amount()).value).toBe('500.000')
})
