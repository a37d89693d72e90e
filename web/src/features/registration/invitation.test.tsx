import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type, under } from '#testing/fields.ts'
import { open, siteIs } from '#testing/open.tsx'
import { newcomer } from './testing.tsx'

test('a site may have whoever brings a wrong code asked for a valid one [G-8-05]', async () => {
  siteIs({ profile: { cipher: 'plain' }, wrongInvitation: 'useValid' })
  const answers = { affiliate: Response.json({ success: false }) }
  const { user } = await open('/m/register', { language: 'EN', answers })
  const form = within(await screen.findByRole('form', { name: 'Register' }))
  const { username, password, mobile: mobileNum1 } = newcomer
  type({ username, password, confimpsw: password, mobileNum1, affiliateCode: 'LONGAN' })
  await user.click(form.getByRole('button', { name: 'Register' }))
  await waitFor(() => expect(under('affiliateCode')).toBe('Please use a valid invitation code'))
})
