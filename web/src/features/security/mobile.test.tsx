import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type, under } from '#testing/fields.ts'
import { openPage } from './testing.tsx'

const PAGE = '/m/member/mobile'
const BIND = 'Xác thực số này'

/** The page, and the code that the last message to anybody carries. */
async function openMobile(as: string) {
  const view = await openPage(PAGE, { as })
  await screen.findByRole('form')
  const askFor = async (mobileNum: string) => {
    type({ mobileNum })
    await view.submit('Lấy mã')
    await screen.findByRole('button', { name: /^Gửi lại sau/ })
    return view.services.outbox.list()[0]?.code ?? ''
  }
  return { ...view, askFor }
}

test('who has proven no number proves one by its code', async () => {
  const { askFor, submit, calls, address, guard } = await openMobile('demo02')
  const messageCode = await askFor('0987654321')
  expect(calls('send').map(({ body }) => body)).toEqual([{ mobileNum: '0987654321', countryDialingCode: '+84' }])
  type({ messageCode })
  await submit(BIND)
  await waitFor(() => expect(address()).toBe('/m/member/security'))
  expect(calls('verify').map(({ body }) => body)).toEqual([
    { mobileNum: '0987654321', countryDialingCode: '+84', verificationCode: messageCode },
  ])
  expect((await guard('Số điện thoại')).textContent).toContain('Đã thiết lập')
})

test('who has proven one proves it again before another takes its place', async () => {
  const { askFor, submit, calls, address } = await openMobile('demo01')
  expect(await screen.findByText(/^Số đang dùng là 09\*\*\*\*0001/)).toBeTruthy()
  type({ mobileNum: '0900000001', messageCode: '246810' })
  await submit('Tiếp tục')
  await screen.findByRole('button', { name: BIND })
  expect(calls('verifyCurrent')).toHaveLength(1)
  type({ messageCode: await askFor('0987654321') })
  await submit(BIND)
  await waitFor(() => expect(address()).toBe('/m/member/security'))
})

test('a wrong code is told under its field, and the number is still there', async () => {
  const { askFor, submit } = await openMobile('demo02')
  const code = await askFor('0987654321')
  type({ messageCode: code === '000000' ? '111111' : '000000' })
  await submit(BIND)
  await waitFor(() => expect(under('messageCode')).toBe('Mã xác thực không đúng'))
  expect(document.querySelector<HTMLInputElement>('[name=mobileNum]')?.value).toBe('0987654321')
})

test('a number of somebody else gets no code, and I read why under it', async () => {
  const { submit } = await openMobile('demo02')
  type({ mobileNum: '0900000001' })
  await submit('Lấy mã')
  await waitFor(() => expect(under('mobileNum')).toBe('Số điện thoại này đã được một tài khoản khác sử dụng'))
})
