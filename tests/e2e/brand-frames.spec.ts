import { expect, type Frame, type Page } from '@playwright/test'
import { simulatorScreens } from '../screens/simulator-screens.ts'
import { test } from '../support/sites.ts'
import { signIn } from '../support/sign-in.ts'

const BRAND = { name: 'Bạch Đằng Giang', colour: '#0f7a5c', radius: 'none' }
const names = ['slot', 'fish', 'sports-client', 'lottery-client', 'card-table', 'live-table', 'cockfight-arena']
/** The fills of the default site in the dark theme. */
const DEFAULT_FILLS = ['#f2c14e', '#0f0b0a', '#181210', '#221a17', '#2e2420'].map(toRgb)

function toRgb(hex: string) {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}

/** The colours of a document as its style sheets resolve them. */
const coloursOf = (target: Page | Frame) =>
  target.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    const resolved = ['bg0', 'bg1', 'bg2', 'ink', 'ink2', 'gold', 'gold-ink', 'gold-text', 'son', 'focus'].map(
      (token) => {
        probe.style.color = `var(--${token})`
        return getComputedStyle(probe).color
      },
    )
    probe.remove()
    return resolved
  })

const framePartsOf = (frame: Frame) =>
  frame.evaluate(() => {
    const look = (element: Element) => {
      const { color, backgroundColor, borderRadius } = getComputedStyle(element)
      return { color, fill: backgroundColor, radius: borderRadius }
    }
    return {
      page: look(document.body),
      header: [...document.querySelectorAll('header')].map(look),
      buttons: [...document.querySelectorAll('button:not(:disabled)')].map(look),
    }
  })

async function frameOf(page: Page) {
  await expect(page.locator('iframe')).toBeVisible()
  return (await (await page.locator('iframe').elementHandle())!.contentFrame())!
}

const frames = [
  ...simulatorScreens.filter(({ name }) => names.includes(name)),
  {
    name: 'chat',
    path: '/m/chat',
    shows: (page: Page) => page.frameLocator('iframe').getByRole('button', { name: 'Gửi' }),
  },
]

// One worker, so one server.
test.describe.configure({ mode: 'default' })

for (const { name, path, shows } of frames)
  test(`header and buttons of the ${name} have the colours of the brand [B-1-11]`, async ({ page, brandSite }) => {
    const site = await brandSite(BRAND)
    await page.goto(`${site}/robots.txt`)
    await signIn(page, { baseURL: site, world: 'default' }, 'demo01')
    await page.goto(site + path)
    await expect(shows(page)).toBeVisible()
    const frame = await frameOf(page)

    const [around, within] = [await coloursOf(page), await coloursOf(frame)]
    expect(within).toEqual(around)
    expect(within).toContain(toRgb(BRAND.colour))
    const { page: ground, header, buttons } = await framePartsOf(frame)
    expect(ground.fill).toBe(around[0])
    expect(header.length).toBeGreaterThan(0)
    for (const { color } of header) expect(around).toContain(color)
    expect(buttons.length).toBeGreaterThan(0)
    for (const { fill } of [...header, ...buttons]) expect(DEFAULT_FILLS).not.toContain(fill)
    // The main button of some games is round by design.
    expect(buttons.filter(({ fill, radius }) => around.includes(fill) && /^(?:0|999)px$/.test(radius))).not.toEqual([])
    expect(await frame.title()).toContain(BRAND.name)
  })
