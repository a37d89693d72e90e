import { screen } from '@testing-library/react'
import { renderScreen, type ScreenOptions, configureSite } from '#testing/render-screen.tsx'

export async function openPage(at: string, options: ScreenOptions = {}) {
  configureSite({ dialect: { cipher: 'plain' } })
  const view = await renderScreen(at, { as: 'demo02', ...options })
  const submit = async (name: string) => view.user.click(await screen.findByRole('button', { name }))
  const protectionRow = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}`) })
  return { ...view, submit, protectionRow }
}
