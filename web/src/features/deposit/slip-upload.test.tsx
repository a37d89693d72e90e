import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { orderAt, openDeposit } from './testing.tsx'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const slip = new File([new Uint8Array(PNG)], 'slip.png', { type: 'image/png' })

async function openTransfer() {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close() {} }))
  const view = await openDeposit()
  await view.begin()
  const field = await screen.findByLabelText<HTMLInputElement>('Ảnh biên lai')
  return { ...view, field, id: orderAt(view.address()) }
}

test('I show a slip, see it before I send it, and it is checked', async () => {
  const { user, field, operator, id } = await openTransfer()
  await user.upload(field, slip)
  expect((await screen.findByAltText<HTMLImageElement>('Ảnh biên lai')).src).toBe('data:image/png;base64,iVBORw0KGgo=')
  await user.click(screen.getByRole('button', { name: 'Gửi biên lai (1 KB)' }))
  expect(await screen.findByRole('heading', { name: 'Đang kiểm tra biên lai' })).toBeTruthy()
  expect(operator.named(id)).toMatchObject({ state: 'proof', hasSlip: true })
})

test('another picture can be chosen before it is sent', async () => {
  const { user, field } = await openTransfer()
  await user.upload(field, slip)
  await user.click(await screen.findByRole('button', { name: 'Chọn ảnh khác' }))
  expect(screen.queryByAltText('Ảnh biên lai')).toBeNull()
  expect(screen.getByLabelText('Ảnh biên lai')).toBeTruthy()
})

test('what is no picture is told under the field, and nothing is sent', async () => {
  const { user, field, calls } = await openTransfer()
  await user.upload(field, new File(['%PDF'], 'slip.png', { type: 'image/png' }))
  const under = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
  await waitFor(() => expect(under()).toBe('Chỉ nhận ảnh jpg hoặc png'))
  expect(calls('MCSFE_uploadDepositSlip')).toEqual([])
})
