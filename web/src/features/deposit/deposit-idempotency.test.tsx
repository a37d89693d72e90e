import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storage } from '#lib/storage/storage.ts'
import { refusal } from '#testing/gateway.ts'
import { openDeposit } from './testing.tsx'
import { t } from '#testing/text.ts'

const TRANSFER = 'depositByAccountName'
const keysOf = (calls: { headers: Headers }[]) => calls.map(({ headers }) => headers.get('idempotency-key'))

test('a double tap on the confirmation creates one deposit', async () => {
  const { user, fill, submitForm, sheet, createdCount } = await openDeposit()
  await fill()
  await submitForm()
  await user.dblClick((await sheet()).getByRole('button', { name: t('deposit:confirm') }))
  await screen.findByRole('heading', { name: t('deposit:state_created') })
  expect(createdCount()).toBe(1)
})

test('a retry after a lost response has the same key and creates one deposit', async () => {
  let isLost = true
  const { fill, submitForm, confirm, calls, createdCount } = await openDeposit({
    answers: {
      [TRANSFER]: async (_request, real) => {
        const reply = await real()
        return isLost ? Response.error() : reply
      },
    },
  })
  await fill()
  await submitForm()
  await confirm()
  expect(await screen.findByRole('alert')).toBeTruthy()
  isLost = false
  await confirm()
  await screen.findByRole('heading', { name: t('deposit:state_created') })
  expect(new Set(keysOf(calls(TRANSFER))).size).toBe(1)
  expect(createdCount()).toBe(1)
})

test('after a reload the input is there, and the same deposit has the same key', async () => {
  const first = await openDeposit({ answers: { [TRANSFER]: refusal() } })
  await first.begin('750000')
  await screen.findByRole('alert')
  const [key] = keysOf(first.calls(TRANSFER))
  first.unmount()

  const second = await openDeposit()
  expect((await second.amount()).value).toBe('750.000')
  await second.submitForm()
  await second.confirm()
  await screen.findByRole('heading', { name: t('deposit:state_created') })
  expect(keysOf(second.calls(TRANSFER))).toEqual([key])
})

test('another amount is another deposit with its own key', async () => {
  const { user, begin, sheet, amount, submitForm, confirm, calls } = await openDeposit({
    answers: { [TRANSFER]: refusal() },
  })
  await begin('500000')
  await screen.findByRole('alert')
  await user.click((await sheet()).getByRole('button', { name: t('deposit:edit') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.clear(await amount())
  await user.type(await amount(), '600000')
  await submitForm()
  await confirm()
  await waitFor(() => expect(new Set(keysOf(calls(TRANSFER))).size).toBe(2))
})

test('a created deposit leaves no draft', async () => {
  const { begin } = await openDeposit()
  await begin()
  await screen.findByRole('heading', { name: t('deposit:state_created') })
  expect(storage.get('drafts')).toEqual({})
})

test('offline the form says so and keeps the input', async () => {
  const answers = { [TRANSFER]: () => Promise.reject(new TypeError('Failed to fetch')) }
  const { begin, amount } = await openDeposit({ answers })
  await begin()
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Không có mạng hoặc kết nối không ổn định\. Chưa rõ lệnh đã đến/,
  )
  expect((await amount()).value).toBe('500.000')
})
