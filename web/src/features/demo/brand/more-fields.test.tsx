import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { control, setControlTransport } from '#features/demo/control.ts'
import { t } from '#testing/text.ts'
import { brandQuery } from './brand.queries.ts'
import { drawPictures, fileOf, openBrandPage, rectangle, svg, token, worldBrand } from './testing.tsx'

async function openMore() {
  const page = await openBrandPage()
  await page.user.click(page.panel.getByText(t('brand:more')))
  const write = (name: string, value: string) => fireEvent.change(page.field(name), { target: { value } })
  return { ...page, write }
}

/** The style sheets that scripts have added. */
const addedStyles = () =>
  document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('')
const linkOf = (rel: string) =>
  decodeURIComponent(document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`)?.href ?? '')
const footer = () => screen.getByRole('contentinfo', { hidden: true })

test('a second colour goes with the main one, at once, and without it the derived one is back', async () => {
  const { panel, field, write } = await openMore()
  const second = t('brand:secondColour')
  expect(field(second).disabled).toBe(true)
  expect(panel.getByText(t('brand:secondColourNeedsColour'))).toBeTruthy()

  write(t('brand:colour'), '#1166cc')
  await waitFor(() => expect(field(second).disabled).toBe(false))
  const derived = token('son')
  write(second, '#c0187a')
  await waitFor(() => expect(token('son')).toBe('light-dark(#c0187a,#c0187a)'))
  write(second, '#c018')
  expect(panel.getByText(t('brand:colourWrong', { example: '#1166cc' }))).toBeTruthy()
  expect(await worldBrand()).toEqual({ colour: '#1166cc', secondColour: '#c0187a' })

  write(second, '')
  await waitFor(() => expect(token('son')).toBe(derived))
})

test('the mark is the icon of the page and the emblem on its pages, cleaned, until it is removed', async () => {
  drawPictures([192, 24, 122, 255])
  const { panel, user } = await openMore()
  const file = fileOf(svg(`<script>alert(1)</script>${rectangle}`), 'mark.svg')
  await user.upload(panel.getByLabelText(t('brand:mark')), file)

  await waitFor(() => expect(linkOf('icon')).toContain(rectangle))
  expect(linkOf('icon')).not.toContain('alert')
  expect(document.querySelector('header a img[src^="data:image/svg"]')).toBeTruthy()
  expect(panel.getByText(t('brand:markCleaned', { what: '<script>' }))).toBeTruthy()
  await user.click(panel.getByRole('button', { name: t('brand:removeMark') }))
  await waitFor(async () => expect(await worldBrand()).toEqual({}))
  await waitFor(() => expect(document.querySelector('header a img')).toBeNull())
  expect(linkOf('icon')).toBe('')
})

test('name, short name and icons for the home screen follow, and go with the brand', async () => {
  drawPictures([192, 24, 122, 255])
  const { user, panel } = await openMore()
  const manifests: Blob[] = []
  const createObjectURL = (blob: Blob) => (manifests.push(blob), `blob:${manifests.length}`)
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined })
  const mark = { type: 'svg', content: svg(rectangle) }
  await control('PATCH /brand', { name: { vi: 'Bờ Hồ', en: 'Lakeside' }, shortName: 'Hồ', colour: '#1166cc', mark })
  await user.click(panel.getByRole('button', { name: t('brand:theme.light') }))

  await waitFor(() => expect(linkOf('manifest')).toBe('blob:1'))
  const manifest = JSON.parse(await manifests[0]!.text()) as Record<string, unknown>
  expect(manifest).toMatchObject({ name: 'Bờ Hồ', short_name: 'Hồ', lang: 'vi' })
  expect(manifest['theme_color']).toMatch(/^#[def]/)
  expect(manifest['icons']).toMatchObject([{ sizes: '192x192' }, { sizes: '512x512' }, { purpose: 'maskable' }])
  expect(linkOf('apple-touch-icon')).toContain('data:image/png')
  expect(document.querySelector('meta[name="apple-mobile-web-app-title"]')!.getAttribute('content')).toBe('Hồ')

  await user.click(panel.getByRole('button', { name: t('brand:ownBrand') }))
  await waitFor(() => expect(linkOf('manifest')).toBe(''))
  expect(linkOf('apple-touch-icon')).toBe('')
  expect(document.querySelector('meta[name="apple-mobile-web-app-title"]')).toBeNull()
})

test('the weight of headings changes at once, and the short name is kept for the home screen', async () => {
  const { panel, user, write } = await openMore()
  await user.click(panel.getByRole('button', { name: t('brand:weight.light') }))
  await waitFor(() => expect(addedStyles()).toMatch(/--text-title: ?300 /))
  await user.click(panel.getByRole('button', { name: t('brand:weight.bold') }))
  await waitFor(() => expect(addedStyles()).toMatch(/--text-title: ?700 /))

  write(t('brand:shortName'), 'x'.repeat(13))
  expect(panel.getByText(t('brand:textTooLong', { max: 12, length: 13 }))).toBeTruthy()
  write(t('brand:shortName'), 'Acme')
  await waitFor(async () => expect(await worldBrand()).toEqual({ weight: 'bold', shortName: 'Acme' }))
})

test('a footer shows at the foot of home in both languages, and one of 5,000 characters stays in its field', async () => {
  const { panel, user, field, write } = await openMore()
  const [vi, en] = [t('brand:footer.vi'), t('brand:footer.en')]
  write(vi, 'Giấy phép số 7')
  await waitFor(() => expect(footer().textContent).toContain('Giấy phép số 7'))
  expect(field(en).value).toBe('Giấy phép số 7')
  write(en, 'Licence\n7')
  await waitFor(async () => expect((await worldBrand()).footer).toEqual({ vi: 'Giấy phép số 7', en: 'Licence 7' }))

  for (const [text, problem] of [
    ['x'.repeat(5000), t('brand:textTooLong', { max: 300, length: 5000 })],
    ['<b>7</b>', t('brand:textMarkup')],
    ['', t('brand:bothOrNone')],
  ] as const) {
    write(vi, text)
    expect(panel.getByText(problem)).toBeTruthy()
    fireEvent.blur(field(vi))
    expect(field(vi).value).toBe(text)
    expect((await worldBrand()).footer?.vi).toBe('Giấy phép số 7')
  }
  // Another step, so that this is one of its own.
  write(t('brand:shortName'), 'Acme')
  write(en, '')
  await waitFor(async () => expect((await worldBrand()).footer).toEqual({ vi: '', en: '' }))
  expect(footer().textContent).not.toContain('7')

  await user.click(panel.getByRole('button', { name: t('brand:undo') }))
  await waitFor(() => expect(field(vi).value).toBe('Giấy phép số 7'))
})

test('a link shows when it is complete; a script is no address, and what is typed stays', async () => {
  const { panel, user, field, write, fetch } = await openMore()
  const sent: string[] = []
  setControlTransport(async (request) => {
    if (request.method === 'PATCH') sent.push(await request.clone().text())
    return fetch(request)
  })
  await user.click(panel.getByRole('button', { name: t('brand:addLink') }))
  const [title, address] = [t('brand:linkTitle.vi'), t('brand:linkAddress')]
  write(title, 'Điều khoản')
  expect(panel.getByText(t('brand:linkIncomplete'))).toBeTruthy()
  for (const wrong of ['javascript:alert(1)', 'http://example.com', 'https://example.com/ x', 'data:text/html,x']) {
    write(address, wrong)
    expect(panel.getByText(t('brand:linkAddressWrong'))).toBeTruthy()
  }
  expect(field(title).value).toBe('Điều khoản')
  expect(await worldBrand()).toEqual({})

  write(address, 'https://example.com/terms')
  const link = await within(footer()).findByRole('link', { name: 'Điều khoản', hidden: true })
  expect(link.getAttribute('href')).toBe('https://example.com/terms')
  write(title, '<b>x</b>')
  expect(panel.getAllByText(t('brand:textMarkup'))).toHaveLength(2)
  write(title, 'Quy định')
  await within(footer()).findByRole('link', { name: 'Quy định', hidden: true })

  // Another step, so that this is one of its own.
  write(t('brand:shortName'), 'Acme')
  await user.click(panel.getByRole('button', { name: t('brand:removeLink', { number: 1 }) }))
  await waitFor(async () => expect(await worldBrand()).toEqual({ shortName: 'Acme', links: [] }))
  expect(sent.join()).toContain('"address":"https://example.com/terms"')
  expect(sent.join()).not.toMatch(/"address":"(?!https:\/\/example\.com\/terms")|<b>/)
  await user.click(panel.getByRole('button', { name: t('brand:undo') }))
  await waitFor(() => expect(field(address).value).toBe('https://example.com/terms'))
})

test('two quick changes of which the mock refuses the first: only that one is taken back, with the reason', async () => {
  const { panel, user, fetch } = await openBrandPage()
  const refusal = Promise.withResolvers<Response>()
  const refuse = vi.fn<() => Promise<Response>>(() => refusal.promise.then((response) => response.clone()))
  setControlTransport(async (request) => {
    const isRadius = request.method === 'PATCH' && (await request.clone().text()).includes('radius')
    return isRadius ? refuse() : fetch(request)
  })
  fireEvent.click(panel.getByRole('button', { name: t('brand:radius.none') }))
  fireEvent.click(panel.getByRole('button', { name: t('brand:theme.light') }))
  await waitFor(() => expect(token('radius-card')).toBe('0px'))
  expect(await worldBrand()).toEqual({})

  refusal.resolve(Response.json({ errorCode: 'request_param_err', message: 'No', value: {} }, { status: 400 }))
  await waitFor(() => expect(token('radius-card')).toBe(''))
  expect(refuse).toHaveBeenCalledTimes(1)
  await waitFor(async () => expect(await worldBrand()).toEqual({ theme: 'light' }))
  expect(document.documentElement.dataset['theme']).toBe('light')

  fireEvent.click(panel.getByRole('button', { name: t('brand:radius.large') }))
  await panel.findByRole('alert')
  await waitFor(() => expect(token('radius-card')).toBe(''))
  await user.click(panel.getByRole('button', { name: t('brand:undo') }))
  await waitFor(async () => expect(await worldBrand()).toEqual({}))
})

test('a change that the mock has not confirmed stays when the brand is fetched again', async () => {
  const { panel, client, fetch } = await openBrandPage()
  const reply = Promise.withResolvers<void>()
  setControlTransport(async (request) => {
    if (request.method === 'PATCH') await reply.promise
    return fetch(request)
  })
  fireEvent.click(panel.getByRole('button', { name: t('brand:radius.none') }))
  await waitFor(() => expect(token('radius-card')).toBe('0px'))

  const { queryKey } = brandQuery()
  await client.invalidateQueries({ queryKey })
  expect(client.getQueryData(queryKey)).toEqual({ radius: 'none' })
  expect(await worldBrand()).toEqual({})

  reply.resolve()
  await waitFor(async () => expect(await worldBrand()).toEqual({ radius: 'none' }))
  expect(token('radius-card')).toBe('0px')
})

test('undo gives the languages back to the gateway, too', async () => {
  const { panel, user } = await openBrandPage()
  const settings = () => control<{ languages: string[] }>('GET /settings')
  await user.selectOptions(panel.getByRole('combobox', { name: t('brand:languages') }), 'VI')
  await waitFor(async () => expect((await settings()).languages).toEqual(['VI']))
  await user.click(panel.getByRole('button', { name: t('brand:undo') }))

  await waitFor(async () => expect((await settings()).languages).toEqual(['VI', 'EN']))
})

test('undo takes back own steps only: what another tab or another world has set stays', async () => {
  const { panel, user, field, client } = await openBrandPage()
  const undo = () => panel.queryByRole('button', { name: t('brand:undo') })
  fireEvent.change(field(t('brand:colour')), { target: { value: '#1166cc' } })
  await user.click(panel.getByRole('button', { name: t('brand:radius.none') }))
  await waitFor(async () => expect(await worldBrand()).toEqual({ colour: '#1166cc', radius: 'none' }))
  const elsewhere = { colour: '#00aa55', font: 'inter', radius: 'none' } as const
  await control('PATCH /brand', elsewhere)
  await client.invalidateQueries({ queryKey: brandQuery().queryKey })

  await user.click(undo()!)
  await waitFor(async () => expect(await worldBrand()).toEqual({ colour: '#00aa55', font: 'inter' }))
  await waitFor(() => expect(undo()).toBeNull())
})
