import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fillIn, noteOf } from '#testing/fields.ts'
import { openPage } from './testing.tsx'
import { t } from '#testing/text.ts'

const PAGE = '/m/member/mobile'
const BIND = t('security:bindMobile')

async function openMobile(as: string) {
  const view = await openPage(PAGE, { as })
  await screen.findByRole('form')
  const askFor = async (mobileNum: string) => {
    fillIn({ mobileNum })
    await view.submit(t('forms:getCode'))
    await screen.findByRole('button', { name: /^Gửi lại sau/ })
    return view.services.outbox.list()[0]?.code ?? ''
  }
  return { ...view, askFor }
}

test('a member without a verified number verifies one by its code', async () => {
  const { askFor, submit, calls, address, protectionRow } = await openMobile('demo02')
  const messageCode = await askFor('0987654321')
  expect(calls('sendMobileCode').map(({ body }) => body)).toEqual([
    { mobileNum: '0987654321', countryDialingCode: '+84' },
  ])
  fillIn({ messageCode })
  await submit(BIND)
  await waitFor(() => expect(address()).toBe('/m/member/security'))
  expect(calls('verifyMobile').map(({ body }) => body)).toEqual([
    { mobileNum: '0987654321', countryDialingCode: '+84', verificationCode: messageCode },
  ])
  expect((await protectionRow(t('forms:mobileNum'))).textContent).toContain(t('security:isSet'))
})

test('a member with a verified number confirms it before changing it', async () => {
  const { askFor, submit, calls, address } = await openMobile('demo01')
  expect(await screen.findByText(t('security:currentNumberLead', { mobile: '09****0001' }))).toBeTruthy()
  fillIn({ mobileNum: '0900000001', messageCode: '246810' })
  await submit(t('security:continue'))
  await screen.findByRole('button', { name: BIND })
  expect(calls('verifyCurrentMobile')).toHaveLength(1)
  fillIn({ messageCode: await askFor('0987654321') })
  await submit(BIND)
  await waitFor(() => expect(address()).toBe('/m/member/security'))
})

test('a wrong code is reported under its field, and the number stays', async () => {
  const { askFor, submit } = await openMobile('demo02')
  const code = await askFor('0987654321')
  fillIn({ messageCode: code === '000000' ? '111111' : '000000' })
  await submit(BIND)
  await waitFor(() => expect(noteOf('messageCode')).toBe(t('problems:verification.code.incorrect')))
  expect(document.querySelector<HTMLInputElement>('[name=mobileNum]')?.value).toBe('0987654321')
})

test('a number of another member gets no code, and I see the reason under it', async () => {
  const { submit } = await openMobile('demo02')
  fillIn({ mobileNum: '0900000001' })
  await submit(t('forms:getCode'))
  await waitFor(() => expect(noteOf('mobileNum')).toBe(t('problems:account.in.use_mobileNum')))
})
