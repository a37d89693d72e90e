import { screen } from '@testing-library/react'
import { open, type Options, siteIs } from '#testing/open.tsx'

/** A page with a form before a fresh mock, which is told everything in plain words. */
export async function openPage(at: string, options: Options = {}) {
  siteIs({ profile: { cipher: 'plain' } })
  const view = await open(at, options)
  await screen.findByRole('form')
  const submit = (name: string) => view.user.click(screen.getByRole('button', { name }))
  return { ...view, submit }
}
