import { strFromU8, unzipSync } from 'fflate'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readBrandFile } from '#lib/brand/brand-file.ts'
import { control, setControlTransport } from '#features/demo/control.ts'
import { currencySign } from '#lib/money/money.ts'
import { t } from '#testing/text.ts'
import {
  drawPictures,
  fileOf,
  homeLink,
  openApp,
  openBrandPage,
  rectangle,
  svg,
  token,
  worldBrand,
} from './testing.tsx'
import { showWorldBrand } from './world-brand.ts'

test('a name shows in the header and the title at once, and the English name follows until it has its own', async () => {
  const { panel, field } = await openBrandPage()
  const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
  type(t('brand:name.vi'), 'Sông Hương')

  await homeLink('Sông Hương')
  await waitFor(() => expect(document.title).toContain('Sông Hương'))
  expect(field(t('brand:name.en')).value).toBe('Sông Hương')

  type(t('brand:name.en'), 'Perfume River')
  type(t('brand:name.vi'), 'Sông Hương Xanh')
  await waitFor(async () =>
    expect(await worldBrand()).toEqual({ name: { vi: 'Sông Hương Xanh', en: 'Perfume River' } }),
  )
  expect(panel.queryByRole('alert')).toBeNull()
})

test.for([
  ['a'.repeat(40), t('brand:textTooLong', { max: 24, length: 40 })],
  ['<b>Acme</b>', t('brand:textMarkup')],
  [' ', t('brand:textEmpty')],
] as const)('the name "%s" is refused with the reason, and the site keeps its own', async ([name, problem]) => {
  const { panel, field } = await openBrandPage()
  fireEvent.change(field(t('brand:name.vi')), { target: { value: name } })

  expect(panel.getByText(problem)).toBeTruthy()
  expect(await worldBrand()).toEqual({})
  await homeLink(t('app:brand'))
})

test('a refused name leaves its field with the step back', async () => {
  const { panel, field, user } = await openBrandPage()
  const type = (value: string) => fireEvent.change(field(t('brand:name.vi')), { target: { value } })
  type('Sông Hương')
  await waitFor(async () => expect(await worldBrand()).toMatchObject({ name: { vi: 'Sông Hương' } }))
  type('a'.repeat(40))
  await user.click(panel.getByRole('button', { name: t('brand:undo') }))
  await waitFor(() => expect(field(t('brand:name.vi')).value).toBe(t('app:brand')))
})

test('a colour changes buttons and surfaces of both themes at once, and adjusted colours are listed', async () => {
  const { panel, field } = await openBrandPage()
  fireEvent.change(field(t('brand:colour')), { target: { value: 'ffee00' } })

  await waitFor(() => expect(token('gold')).toBe('light-dark(#ffee00,#ffee00)'))
  const list = within(panel.getByRole('list', { name: t('brand:adjusted') }))
  const [first] = list.getAllByRole('listitem')
  expect(first!.textContent).toMatch(/gold-text#[0-9a-f]{6} thay cho #ffee00/)
  await waitFor(async () => expect(await worldBrand()).toEqual({ colour: '#ffee00' }))

  fireEvent.change(field(t('brand:colour')), { target: { value: 'blau' } })
  expect(panel.getByText(t('brand:colourWrong', { example: '#1166cc' }))).toBeTruthy()
  expect(token('gold')).toBe('light-dark(#ffee00,#ffee00)')
})

test('corners, font and default theme change at once', async () => {
  const { panel, user } = await openBrandPage()
  await user.click(panel.getByRole('button', { name: t('brand:radius.none') }))
  await user.selectOptions(panel.getByRole('combobox', { name: t('brand:font') }), 'inter')
  await user.click(panel.getByRole('button', { name: t('brand:theme.light') }))

  await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('light'))
  expect(token('radius-card')).toBe('0px')
  await waitFor(async () => expect(await worldBrand()).toEqual({ radius: 'none', font: 'inter', theme: 'light' }))
})

test('changes are undone one by one, and the own brand comes back with one tap', async () => {
  const { panel, user, field } = await openBrandPage()
  fireEvent.change(field(t('brand:colour')), { target: { value: '#1166cc' } })
  await user.click(panel.getByRole('button', { name: t('brand:radius.large') }))
  await waitFor(() => expect(token('radius-card')).toBe('25px'))

  await user.click(panel.getByRole('button', { name: t('brand:undo') }))
  await waitFor(() => expect(token('radius-card')).toBe(''))
  expect(token('gold')).toBe('light-dark(#1166cc,#1166cc)')
  await user.click(panel.getByRole('button', { name: t('brand:ownBrand') }))
  await waitFor(() => expect(token('gold')).toBe(''))
  await waitFor(async () => expect(await worldBrand()).toEqual({}))
  await user.click(panel.getByRole('button', { name: t('brand:undo') }))
  await waitFor(async () => expect(await worldBrand()).toEqual({ colour: '#1166cc' }))
})

test('a logo stands in the header, cleaned, and its colours are suggested [B-1-12]', async () => {
  drawPictures([192, 24, 122, 255])
  const { panel, user, container } = await openBrandPage()
  await user.upload(panel.getByLabelText(t('brand:logo')), fileOf(svg(`<script>alert(1)</script>${rectangle}`)))

  const [picture] = await waitFor(() => {
    const found = [...container.ownerDocument.querySelectorAll<HTMLImageElement>('header a img[src^="data:image/svg"]')]
    expect(found).toHaveLength(1)
    return found
  })
  expect(decodeURIComponent(picture!.src)).toContain(rectangle)
  expect(decodeURIComponent(picture!.src)).not.toContain('alert')
  expect(panel.getByText(t('brand:cleaned', { what: '<script>' }))).toBeTruthy()

  await user.click(await panel.findByRole('button', { name: t('brand:useColour', { colour: '#c0187a' }) }))
  await waitFor(() => expect(token('gold')).toBe('light-dark(#c0187a,#c0187a)'))
  await user.click(panel.getByRole('button', { name: t('brand:removeLogo') }))
  await waitFor(async () => expect(await worldBrand()).toEqual({ colour: '#c0187a' }))
  expect(container.ownerDocument.querySelector('header a img')).toBeNull()
})

test('white is used where it can be seen; elsewhere the panel names the colour of buttons and the reason', async () => {
  const { panel, field } = await openBrandPage()
  fireEvent.change(field(t('brand:colour')), { target: { value: '#ffffff' } })

  const list = within(await panel.findByRole('list', { name: t('brand:adjusted') }))
  const buttons = list.getAllByRole('listitem').filter((row) => row.textContent.includes(t('brand:token.gold')))
  expect(buttons).toHaveLength(1)
  const used = /light-dark\((#\w+),#ffffff\)/.exec(token('gold'))![1]!
  expect(buttons[0]!.textContent).toContain(t('brand:theme.light'))
  expect(buttons[0]!.textContent).toContain(t('brand:adjustedTo', { wanted: '#ffffff', used }))
  expect(buttons[0]!.textContent).toContain(t('brand:fillReason', { wanted: '#ffffff' }))
})

test('a page that is loaded again shows the brand of its world', async () => {
  const { fetch } = await openApp()
  setControlTransport(fetch)
  await control('PATCH /brand', { name: { vi: 'Acme', en: 'Acme' }, colour: '#1166cc' })
  cleanup()
  await showWorldBrand(await worldBrand())

  expect(token('gold')).toBe('light-dark(#1166cc,#1166cc)')
})

const settings = () => control<{ rulebook: string; languages: string[] }>('GET /settings')

test('fishing that is switched off is nowhere in the app, and comes back [B-1-14]', async () => {
  const { panel, user } = await openBrandPage()
  const fishing = () => screen.queryAllByText(/bắn cá|săn cá/i).filter((one) => !one.closest('[data-director]'))
  await waitFor(() => expect(fishing().length).toBeGreaterThan(1))

  await user.click(panel.getByRole('switch', { name: t('brand:category.FISH'), hidden: true }))
  await waitFor(() => expect(fishing()).toEqual([]))

  await user.click(panel.getByRole('switch', { name: t('brand:category.FISH'), hidden: true }))
  await waitFor(() => expect(fishing().length).toBeGreaterThan(1))
})

test('functions, languages and the rulebook are chosen on the same page', async () => {
  const { panel, user } = await openBrandPage()
  const promotions = () => screen.queryByRole('link', { name: t('app:promotions'), hidden: true })
  await waitFor(() => expect(promotions()).toBeTruthy())
  await user.click(panel.getByRole('switch', { name: t('brand:module.PROMO3'), hidden: true }))
  await waitFor(() => expect(promotions()).toBeNull())

  const currency = panel.getByRole('textbox', { name: t('brand:currency') })
  fireEvent.change(currency, { target: { value: '<€>' } })
  expect(panel.getByText(t('brand:currencyWrong'))).toBeTruthy()
  fireEvent.change(currency, { target: { value: '€' } })
  await waitFor(() => expect(currencySign()).toBe('\u00A0€'))
  await user.selectOptions(panel.getByRole('combobox', { name: t('brand:rulebook') }), 'gb')
  await waitFor(async () => expect((await settings()).rulebook).toBe('gb'))
  await user.selectOptions(panel.getByRole('combobox', { name: t('brand:languages') }), 'VI')
  await waitFor(async () => expect((await settings()).languages).toEqual(['VI']))
  expect(await worldBrand()).toEqual({ currency: '€', languages: ['VI'] })
})

/** A transparent PNG. */
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('the brand is saved as a folder that brand.json describes, with logo and mark', async () => {
  const { panel, user } = await openBrandPage()
  expect(panel.getByText(t('brand:exportNeedsColour'))).toBeTruthy()
  const brand = {
    name: { vi: 'Bờ Hồ', en: 'Lakeside' },
    shortName: 'Bờ Hồ',
    colour: '#1166cc',
    secondColour: '#c0187a',
    radius: 'none',
    weight: 'light',
    footer: { vi: 'Giấy phép số 7', en: 'Licence 7' },
    links: [{ title: { vi: 'Điều khoản', en: 'Terms' }, address: 'https://example.com/terms' }],
  } as const
  const logo = svg(rectangle)
  await control('PATCH /brand', {
    ...brand,
    logo: { type: 'svg', content: logo },
    mark: { type: 'png', content: onePixel },
  })
  const button = await panel.findByRole('button', { name: t('brand:export') })
  const saved: Blob[] = []
  const createObjectURL = vi.fn<(blob: Blob) => string>((blob) => (saved.push(blob), 'blob:saved'))
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  onTestFinished(() => click.mockRestore())
  await user.click(button)

  await panel.findByText(t('brand:exported', { folder: 'bo-ho' }))
  const files = unzipSync(new Uint8Array(await saved[0]!.arrayBuffer()))
  expect(Object.keys(files)).toEqual(['bo-ho/brand.json', 'bo-ho/logo.svg', 'bo-ho/mark.png'])
  expect(strFromU8(files['bo-ho/logo.svg']!)).toBe(logo)
  expect(btoa(strFromU8(files['bo-ho/mark.png']!, true))).toBe(onePixel)
  expect(readBrandFile(strFromU8(files['bo-ho/brand.json']!))).toMatchObject({
    brand: { ...brand, logo: 'logo.svg', mark: 'mark.png', font: 'saira', theme: 'dark', languages: ['VI', 'EN'] },
  })
})

test('a link that is opened elsewhere shows the brand; one without its large pictures says so [B-1-13]', async () => {
  const { panel, user, mock } = await openBrandPage()
  const { recorder } = await mock.worlds.open('default')
  recorder.start(true)
  const logo = { type: 'svg', content: svg(`<desc>${'a'.repeat(20_000)}</desc>`) }
  await control('PATCH /brand', { name: { vi: 'Acme', en: 'Acme' }, colour: '#1166cc', logo, mark: logo })
  await user.click(panel.getByRole('button', { name: t('demo:copyLink') }))
  expect(await panel.findByText(t('demo:linkWithoutLogo', { size: 20 }))).toBeTruthy()
  expect(panel.getByText(t('demo:linkWithoutMark', { size: 10 }))).toBeTruthy()
  expect(panel.getByText(t('demo:linkThisMachine', { host: location.host }))).toBeTruthy()
  const [, link] = (await navigator.clipboard.readText()).split('#w=')
  cleanup()
  await showWorldBrand({})

  history.replaceState(null, '', `/m/home#w=${link}`)
  onTestFinished(() => history.replaceState(null, '', '/'))
  await openApp()
  await homeLink('Acme')
  expect(token('gold')).toBe('light-dark(#1166cc,#1166cc)')
})

test('a reset of the world keeps the brand', async () => {
  const { user } = await openApp()
  const brand = { name: { vi: 'Acme', en: 'Acme' }, colour: '#1166cc' }
  await control('PATCH /brand', brand)
  await user.click(await screen.findByRole('button', { name: t('demo:open') }))
  await user.click(await screen.findByRole('button', { name: t('demo:reset') }))
  const dialog = within(await screen.findByRole('alertdialog', { name: t('demo:confirmReset') }))
  await user.click(dialog.getByRole('button', { name: t('demo:reset') }))

  await screen.findByText(t('demo:resetDone'))
  expect(await worldBrand()).toEqual(brand)
})

test('without a recording the link has brand and switches only, and keeps the world where it is opened', async () => {
  const { panel, user } = await openBrandPage()
  await control('PATCH /brand', { name: { vi: 'Acme', en: 'Acme' } })
  await user.click(panel.getByRole('switch', { name: t('brand:category.FISH'), hidden: true }))
  await user.click(panel.getByRole('switch', { name: t('brand:module.PROMO3'), hidden: true }))
  await user.selectOptions(panel.getByRole('combobox', { name: t('brand:rulebook') }), 'gb')
  await waitFor(async () => expect((await settings()).rulebook).toBe('gb'))
  await user.click(panel.getByRole('button', { name: t('demo:copyLink') }))
  expect(await panel.findByText(t('demo:linkBrandOnly'))).toBeTruthy()
  const [, link] = (await navigator.clipboard.readText()).split('#w=')
  cleanup()
  await showWorldBrand({})
  history.replaceState(null, '', `/m/home#w=${link}`)
  onTestFinished(() => history.replaceState(null, '', '/'))
  const { calls } = await openApp()

  expect(await screen.findByText(t('demo:brandOpened'))).toBeTruthy()
  await homeLink('Acme')
  await waitFor(() => expect(screen.queryByRole('link', { name: t('app:promotions'), hidden: true })).toBeNull())
  expect(screen.queryAllByText(/bắn cá|săn cá/i)).toEqual([])
  expect((await settings()).rulebook).toBe('gb')
  expect(calls('/__admin/link/lost')).toHaveLength(0)
})
