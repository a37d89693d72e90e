import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { changeLanguage } from '#i18n/i18n.ts'
import type { Answers } from '#testing/gateway.ts'
import { orderIdIn, openDeposit } from './testing.tsx'
import { stubForms } from '#testing/forms.ts'
import { t } from '#testing/text.ts'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const slip = new File([new Uint8Array(PNG)], 'slip.png', { type: 'image/png' })

const MB = 1024 * 1024
function photo(megabytes: number) {
  const bytes = new Uint8Array(megabytes * MB)
  bytes.set([0xff, 0xd8, 0xff, 0xe0])
  return new File([bytes], 'photo.jpg', { type: 'image/jpeg' })
}

async function openTransfer(answers: Answers = {}) {
  await stubForms()
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close() {} }))
  const view = await openDeposit({ answers })
  await view.begin()
  const field = await screen.findByLabelText<HTMLInputElement>(t('deposit:slip'))
  return { ...view, field, id: orderIdIn(view.address()) }
}

test('a selected slip is previewed, sent and reviewed', async () => {
  const { user, field, operator, id } = await openTransfer()
  await user.upload(field, slip)
  expect((await screen.findByAltText<HTMLImageElement>(t('deposit:slip'))).src).toBe(
    'data:image/png;base64,iVBORw0KGgo=',
  )
  await user.click(screen.getByRole('button', { name: t('deposit:sendSlip', { kilobytes: '1' }) }))
  expect(await screen.findByRole('heading', { name: t('deposit:state_proof') })).toBeTruthy()
  expect(operator.get(id)).toMatchObject({ state: 'proof', hasSlip: true })
})

test('a selected slip is kept when the language changes', async () => {
  const { user, field } = await openTransfer()
  await user.upload(field, slip)
  await screen.findByAltText(t('deposit:slip'))
  await act(() => changeLanguage('EN'))
  expect(await screen.findByRole('heading', { name: 'Awaiting payment' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Send receipt (1 KB)' })).toBeTruthy()
  await waitFor(() => expect(screen.getByText('Song Viet Bank')).toBeTruthy())
  expect(screen.getByAltText('Receipt image')).toBeTruthy()
  await act(() => changeLanguage('VI'))
})

test('a selected slip survives a reload and is removed from the storage after sending', async () => {
  const { field, id, ...before } = await openTransfer()
  await before.user.upload(field, slip)
  await screen.findByAltText(t('deposit:slip'))
  before.unmount()
  // A new mock starts with the same deposit number.
  const { user, begin, operator, ...view } = await openDeposit()
  await begin()
  await screen.findByAltText(t('deposit:slip'))
  expect(orderIdIn(view.address())).toBe(id)
  await user.click(screen.getByRole('button', { name: t('deposit:sendSlip', { kilobytes: '1' }) }))
  await screen.findByRole('heading', { name: t('deposit:state_proof') })
  expect(operator.get(id)).toMatchObject({ state: 'proof', hasSlip: true })
  expect(sessionStorage.getItem('drafts')).not.toContain('iVBORw0KGgo=')
})

test('another picture can be selected before sending', async () => {
  const { user, field } = await openTransfer()
  await user.upload(field, slip)
  await user.click(await screen.findByRole('button', { name: t('deposit:otherSlip') }))
  expect(screen.queryByAltText(t('deposit:slip'))).toBeNull()
  expect(screen.getByLabelText(t('deposit:slip'))).toBeTruthy()
})

test('a file that is not a picture shows an error under the field and is not sent', async () => {
  const { user, field, calls } = await openTransfer()
  await user.upload(field, new File(['%PDF'], 'slip.png', { type: 'image/png' }))
  const under = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
  await waitFor(() => expect(under()).toBe(t('deposit:slip_kind')))
  expect(calls('uploadDepositSlip')).toEqual([])
})

test('a slip of 9 MB is sent as a multipart form and reviewed, and one of 11 MB is refused before it is read [F-1-17]', async () => {
  // A browser that cannot scale pictures down sends them as they are.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((callback) => callback(null))
  const [small, large] = [photo(9), photo(11)]
  const { user, field, calls, operator, id } = await openTransfer()
  await user.upload(field, large)
  expect(await screen.findByText(t('deposit:slip_size'))).toBeTruthy()

  await user.upload(field, small)
  await user.click(await screen.findByRole('button', { name: t('deposit:sendSlip', { kilobytes: '9216' }) }))

  expect(await screen.findByRole('heading', { name: t('deposit:state_proof') })).toBeTruthy()
  const [sent, ...others] = calls('uploadDepositSlip')
  expect(sent?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
  expect(others).toEqual([])
  expect(operator.get(id)).toMatchObject({ state: 'proof', hasSlip: true })
})

test('while a slip uploads its name is shown, it is sent once and cannot be replaced', async () => {
  const { promise: isSent, resolve } = Promise.withResolvers<void>()
  const answer = async (_request: Request, real: () => Promise<Response>) => isSent.then(real)
  const { user, field, calls } = await openTransfer({ uploadDepositSlip: answer })
  await user.upload(field, slip)
  const send = await screen.findByRole('button', { name: t('deposit:sendSlip', { kilobytes: '1' }) })
  send.click()
  send.click()
  expect(await screen.findByRole('progressbar', { name: t('deposit:sendingSlip', { name: 'slip.png' }) })).toBeTruthy()
  expect(screen.queryByRole('button', { name: t('deposit:otherSlip') })).toBeNull()
  expect(calls('uploadDepositSlip')).toHaveLength(1)
  resolve()
  expect(await screen.findByRole('heading', { name: t('deposit:state_proof') })).toBeTruthy()
})

test('a slip whose upload failed is kept and can be sent again', async () => {
  let isGone = true
  const answer = (_request: Request, real: () => Promise<Response>) =>
    isGone ? Promise.reject(new TypeError('Failed to fetch')) : real()
  const { user, field } = await openTransfer({ uploadDepositSlip: answer })
  await user.upload(field, slip)
  await user.click(await screen.findByRole('button', { name: t('deposit:sendSlip', { kilobytes: '1' }) }))
  expect((await screen.findByRole('alert')).textContent).toBe(t('app:noNetwork'))
  isGone = false
  await user.click(screen.getByRole('button', { name: t('deposit:sendSlip', { kilobytes: '1' }) }))
  expect(await screen.findByRole('heading', { name: t('deposit:state_proof') })).toBeTruthy()
})

test('an upload can be cancelled, and the slip sent later', async () => {
  const never = () => new Promise<Response>(() => {})
  const answers: Answers = { uploadDepositSlip: never }
  const { user, field, operator, id } = await openTransfer(answers)
  await user.upload(field, slip)
  await user.click(await screen.findByRole('button', { name: t('deposit:sendSlip', { kilobytes: '1' }) }))
  await user.click(screen.getByRole('button', { name: t('app:cancel') }))
  expect(await screen.findByRole('button', { name: t('deposit:otherSlip') })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  delete answers.uploadDepositSlip
  await user.click(screen.getByRole('button', { name: t('deposit:sendSlip', { kilobytes: '1' }) }))
  expect(await screen.findByRole('heading', { name: t('deposit:state_proof') })).toBeTruthy()
  expect(operator.get(id)).toMatchObject({ state: 'proof', hasSlip: true })
})
