import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { open, type Options, siteIs } from '#testing/open.tsx'

export const PIN = '246810'
/** A card of demo01's own that nobody has added yet. */
export const CARD = { bank: 'Ngân hàng Thành Đông', number: '9704 0500 1234 7788' }

export const input = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
/** What stands under a field; hints as well as errors. */
export const under = (name: string) => document.getElementById(`${input(name).id}-note`)?.textContent
export const type = (fields: Record<string, string>) =>
  Object.entries(fields).forEach(([name, value]) => {
    fireEvent.input(input(name), { target: { value } })
    fireEvent.blur(input(name))
  })

/** One of the pages about money going out, at a site whose requests can be read. */
export async function openPage(at: string, options: Options = {}) {
  siteIs({ profile: { cipher: 'plain' } })
  const view = await open(at, { as: 'demo01', ...options })
  const press = async (name: string | RegExp) => view.user.click(await screen.findByRole('button', { name }))
  const choose = async (field: RegExp, name: string | RegExp) => {
    await press(field)
    const sheet = within(await screen.findByRole('dialog'))
    await view.user.click(await sheet.findByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  return { ...view, press, choose }
}
