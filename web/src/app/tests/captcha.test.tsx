import { createGateway, type GatewayError } from '@longan/sdk'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

test('a captcha has at most six characters in the form and at most sixteen at the gateway [A-5-14]', async () => {
  const { user, fetch } = await renderScreen('/m/login')
  await user.type(await screen.findByLabelText(t('sign-in:username')), 'captcha01')
  await user.type(screen.getByLabelText(t('sign-in:password')), 'wrong1')
  await user.click(screen.getByRole('button', { name: t('app:login') }))
  const field = await screen.findByLabelText<HTMLInputElement>(t('forms:captcha'))
  await user.type(field, '7654321')
  expect(field.value).toBe('765432')

  const { session } = createGateway({ baseUrl: 'http://mock.local', merchant: 'DEMO', fetch })
  const answer = async (length: number) => {
    const attempt = {
      type: 'username',
      username: 'captcha01',
      password: 'Demo@123',
      captcha: '8'.repeat(length),
    } as const
    return session.login(attempt).catch(({ code }: GatewayError) => code)
  }
  expect(await Promise.all([1, 16, 17].map(answer))).toEqual([
    'captcha.incorrect',
    'captcha.incorrect',
    'request_param_err',
  ])
})
