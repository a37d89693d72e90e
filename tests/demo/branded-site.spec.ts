import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { expect, test } from '../fixtures.ts'
import { root, startServer } from '../performance/processes.ts'
import { setPreferences } from '../screens.ts'
import { lookOf, openBrandPage, PINK } from './brand-panel.ts'

test('on a site that has a brand the page begins with it, and a change of one field keeps all others', async ({
  page,
}) => {
  await using server = await startServer([
    'web/serve/preview.ts',
    '--demo',
    '--brand',
    'web/brands/khuya',
    '--port',
    '0',
  ])
  await setPreferences(page, { theme: 'dark', language: 'VI' })
  const panel = await openBrandPage(page, server.url)
  await expect(page.locator('footer')).toContainText('Khuya là một thương hiệu mẫu')
  const before = await lookOf(page)
  const field = (name: string) => panel.getByRole('textbox', { name, exact: true })
  await panel.getByText('Thêm: màu phụ').click()
  await expect(field('Tên tiếng Việt')).toHaveValue('Khuya')
  await expect(field('Màu chính')).toHaveValue('#16171f')
  await expect(field('Màu phụ')).toHaveValue('#8c96ff')
  await expect(panel.getByRole('combobox', { name: 'Phông' })).toHaveValue('inter')
  for (const name of ['Vuông', 'Mảnh', 'Tối'])
    await expect(panel.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
  await expect(panel.getByRole('img', { name: 'Logo đang dùng' })).toBeVisible()
  await field('Màu chính').fill('#c0187a')
  await expect(page.locator('header a[href="/m/register"]')).toHaveCSS('background-color', PINK)

  const { button, buttonText, page: ground, text, frame } = await lookOf(page)
  expect(await lookOf(page)).toEqual({ ...before, button, buttonText, page: ground, text, frame })
  const download = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Tải thư mục thương hiệu' }).click()
  const zip = unzipSync(new Uint8Array(await readFile(await (await download).path())))
  const own = JSON.parse(await readFile(root + 'web/brands/khuya/brand.json', 'utf8')) as Record<string, unknown>
  const { $schema, hosts, ...fields } = own
  expect([$schema, hosts]).not.toContain(undefined)
  expect(JSON.parse(Buffer.from(zip['khuya/brand.json']!).toString())).toEqual({
    ...fields,
    colour: '#c0187a',
    links: [],
  })
  expect(Object.keys(zip)).toEqual(['khuya/brand.json', 'khuya/logo.svg', 'khuya/mark.svg'])
})
