import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { waitForContent } from '../screens.ts'
import { openDemo, openPanel } from './panel.ts'

export const PINK = 'rgb(192, 24, 122)'

export async function openBrandPage(page: Page, site = '') {
  await openDemo(page, `${site}/m/home`)
  await (await openPanel(page)).getByRole('button', { name: 'Diện mạo của khách hàng' }).click()
  const panel = page.getByRole('complementary', { name: 'Bàn đạo diễn' })
  await expect(panel.getByRole('textbox', { name: 'Tên tiếng Việt' })).toBeVisible()
  return panel
}

/** What a visitor sees of a brand. */
export const lookOf = (page: Page) =>
  page.evaluate(() => {
    const style = (selector: string) => getComputedStyle(document.querySelector(selector)!)
    const picture = document.querySelector<HTMLImageElement>('header a img')
    return {
      button: style('header a[href="/m/register"]').backgroundColor,
      buttonText: style('header a[href="/m/register"]').color,
      corners: style('header a[href="/m/register"]').borderRadius,
      page: style('body').backgroundColor,
      text: style('body').color,
      font: style('h2').fontFamily,
      weight: style('h2').fontWeight,
      second: style(':root').getPropertyValue('--son'),
      footer: document.querySelector('footer')?.textContent,
      links: [...document.querySelectorAll<HTMLAnchorElement>('footer a')].map(({ href }) => new URL(href).pathname),
      theme: document.documentElement.dataset['theme'],
      frame: document.querySelector('meta[name=theme-color]')?.getAttribute('content'),
      logo: picture && [picture.naturalWidth, picture.naturalHeight, picture.width, picture.height],
      title: document.title,
    }
  })

/** Expects pages for guests and agents to have the name of the brand, and the default one nowhere. */
export async function expectOwnName(page: Page, name: string) {
  for (const path of ['/m/home', '/m/login', '/m/help', '/m/agent']) {
    await page.goto(new URL(path, page.url()).href)
    await expect(page).toHaveTitle(new RegExp(`${name}$`))
    await waitForContent(page)
    const text = await page.evaluate(() => `${document.title} ${document.body.innerText}`)
    expect(text).not.toMatch(/Sơn Mài|Longan/i)
  }
}
