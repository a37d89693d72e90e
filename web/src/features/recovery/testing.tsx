import { screen } from '@testing-library/react'
import { renderScreen, type ScreenOptions, configureSite } from '#testing/render-screen.tsx'

export async function openPage(at: string, options: ScreenOptions = {}) {
  configureSite({ dialect: { cipher: 'plain' } })
  const view = await renderScreen(at, options)
  await screen.findByRole('form')
  const submit = (name: string) => view.user.click(screen.getByRole('button', { name }))
  return { ...view, submit }
}
