import type { GatewayDialect } from '@longan/sdk'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { session } from '#api/member/session.ts'
import { renderScreen, type ScreenOptions, configureSite } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

export const newcomer = { username: 'nhanlong88', password: 'Demo@123', mobile: '0912000111' }

const input = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)

type RegistrationOptions = ScreenOptions & { dialect?: Partial<GatewayDialect> }

export async function openRegistration({ at = '/m/register', dialect, ...options }: RegistrationOptions = {}) {
  configureSite({ dialect: dialect ?? { cipher: 'plain' } })
  const view = await renderScreen(at, options)
  const form = within(await screen.findByRole('form', { name: t('app:register') }))
  const field = (name: string) => input(name)!
  const type = (fields: Record<string, string>) =>
    Object.entries(fields).forEach(([name, value]) => {
      fireEvent.input(field(name), { target: { value } })
      fireEvent.blur(field(name))
    })
  const under = (name: string) => document.getElementById(`${field(name).id}-note`)?.textContent
  const submit = () => view.user.click(form.getByRole('button', { name: t('app:register') }))
  const fill = () =>
    type({
      username: newcomer.username,
      password: newcomer.password,
      confimpsw: newcomer.password,
      mobileNum1: newcomer.mobile,
    })
  const isIn = () => waitFor(() => session.get()?.userName ?? Promise.reject(new Error('nobody is in')))
  const body = () =>
    [...view.calls('register'), ...view.calls('registerByPost')].at(-1)?.body as Record<string, unknown> | undefined
  const has = (name: string) => input(name) !== null
  return { ...view, form, field, has, type, under, submit, fill, isIn, body }
}
