import { screen } from '@testing-library/react'
import { open, type Options, siteIs } from '#testing/open.tsx'

/** A page about the safety of an account before a fresh mock, which is told everything in plain words. */
export async function openPage(at: string, options: Options = {}) {
  siteIs({ profile: { cipher: 'plain' } })
  const view = await open(at, { as: 'demo02', ...options })
  const submit = async (name: string) => view.user.click(await screen.findByRole('button', { name }))
  /** The row of what guards the account. */
  const guard = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}`) })
  return { ...view, submit, guard }
}
