import { cleanup, screen, within } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { control, setControlTransport } from '#features/demo/control.ts'
import { navigate } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'
import type { WorldBrand } from './brand.queries.ts'
import { showWorldBrand } from './world-brand.ts'

export async function openApp() {
  const { show, ...app } = await navigate('/m/home')
  setControlTransport(app.fetch)
  onTestFinished(async () => {
    cleanup()
    // Imported late: it reads messages, which the app loads first.
    const { steps } = await import('./brand-changes.ts')
    steps.set([])
    setControlTransport((request) => fetch(request))
    await showWorldBrand({})
  })
  return { ...show(), ...app }
}

export async function openBrandPage() {
  const app = await openApp()
  await app.user.click(await screen.findByRole('button', { name: t('demo:open') }))
  await app.user.click(await screen.findByRole('button', { name: t('demo:openBrand') }))
  const panel = within(await screen.findByRole('complementary', { name: t('director:director') }))
  await panel.findByRole('textbox', { name: t('brand:name.vi') })
  return { ...app, panel, field: (name: string) => panel.getByRole<HTMLInputElement>('textbox', { name }) }
}

export const worldBrand = () => control<WorldBrand>('GET /brand')
export const homeLink = (name: string) =>
  screen.findByRole('link', { name: `${name} · ${t('app:home')}`, hidden: true })
export const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`)

/** jsdom draws nothing: every picture is of this colour. */
export function drawPictures(pixel: readonly number[]) {
  const data = new Uint8ClampedArray(Array.from({ length: 64 * 64 }, () => pixel).flat())
  const context = { drawImage() {}, fillRect() {}, getImageData: () => ({ data }) }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AA==')
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() })
  onTestFinished(() => {
    vi.mocked(HTMLCanvasElement.prototype.getContext).mockRestore()
    vi.mocked(HTMLCanvasElement.prototype.toDataURL).mockRestore()
    delete (HTMLImageElement.prototype as { decode?: unknown }).decode
  })
}

export const svg = (inner: string, attributes = 'viewBox="0 0 90 30"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`
export const rectangle = '<rect width="90" height="30" fill="#c0187a"></rect>'
export const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = 'logo.svg') => new File([content], name)
