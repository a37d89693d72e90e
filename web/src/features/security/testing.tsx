import { screen } from '@testing-library/react'
import { renderScreen, type ScreenOptions, configureSite } from '#testing/render-screen.tsx'

/** Opens a security page with a fresh mock, without encryption of request bodies. */
export async function openPage(at: string, options: ScreenOptions = {}) {
  configureSite({ dialect: { cipher: 'plain' } })
  const view = await renderScreen(at, { as: 'demo02', ...options })
  const submit = async (name: string) => view.user.click(await screen.findByRole('button', { name }))
  /** Returns the row of this protection. */
  const protectionRow = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}`) })
  return { ...view, submit, protectionRow }
}
