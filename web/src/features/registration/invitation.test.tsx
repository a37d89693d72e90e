import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fillIn, noteOf } from '#testing/fields.ts'
import { renderScreen, configureSite } from '#testing/render-screen.tsx'
import { newcomer } from './testing.tsx'

test('the site may ask for a valid code if the invitation code is wrong [G-8-05]', async () => {
  configureSite({ dialect: { cipher: 'plain' }, wrongInvitation: 'useValid' })
  const answers = { checkAffiliate: Response.json({ success: false }) }
  const { user } = await renderScreen('/m/register', { language: 'EN', answers })
  const form = within(await screen.findByRole('form', { name: 'Register' }))
  const { username, password, mobile: mobileNum1 } = newcomer
  fillIn({ username, password, confimpsw: password, mobileNum1, affiliateCode: 'LONGAN' })
  await user.click(form.getByRole('button', { name: 'Register' }))
  await waitFor(() => expect(noteOf('affiliateCode')).toBe('Please use a valid invitation code'))
})
