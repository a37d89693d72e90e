import { createGateway } from '@longan/sdk'
import { type Browser, chromium, type Page } from 'playwright-core'
import { findChromium } from '../../../tests/chromium/find-chromium.ts'
import { thisMachine } from '../../../tests/chromium/this-machine.ts'
import { startServer } from '../../../tests/performance/processes.ts'
import { themes } from '../../src/lib/brand/contrast.ts'
import { paths } from '../../src/lib/site/paths.ts'

const PHONE = { width: 390, height: 844 }
const GAP = 16
const COLUMNS = 4
/** The member of the demo who opens a game and the cashier. */
const MEMBER = { username: 'demo01', password: 'Demo@123' }
const GAME = paths.play({ vassalage: 'NGT', gameType: 'RNG', nodeId: '10001' })
const views = [
  { address: paths.home, isMember: false },
  { address: paths.login, isMember: false },
  { address: GAME, isMember: true },
  { address: paths.deposit, isMember: true },
]

/** Returns one picture (PNG) of home, login, a game and the cashier in both themes, of the site with the brand of a folder. The app must have been built. */
export async function contactSheetOf(folder: string): Promise<Buffer> {
  await using server = await startServer(['web/serve/preview.ts', '--brand', folder, '--port', '0'])
  const site = server.url.replace('localhost', '127.0.0.1')
  const args = thisMachine.isRoot ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: findChromium(thisMachine), args })
  try {
    const session = await signIn(site)
    const pictures: Buffer[] = []
    for (const theme of themes)
      for (const { address, isMember } of views)
        pictures.push(await pictureOf(browser, { url: site + address, theme, session: isMember ? session : undefined }))
    return await sheetOf(browser, pictures)
  } finally {
    await browser.close()
  }
}

async function signIn(site: string): Promise<string> {
  const gateway = createGateway({ baseUrl: site, merchant: 'DEMO' })
  const { token, userName, type, firstTimeLogin } = await gateway.session.login({ type: 'username', ...MEMBER })
  return JSON.stringify({ token, merchantCode: 'DEMO', userName, type, firstTimeLogin })
}

type View = { url: string; theme: string; session: string | undefined }

async function pictureOf(browser: Browser, { url, theme, session }: View): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: PHONE,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: {
      cookies: [],
      origins: [
        {
          origin: new URL(url).origin,
          localStorage: [{ name: 'theme', value: theme }, ...(session ? [{ name: 'session', value: session }] : [])],
        },
      ],
    },
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await closePopups(page)
  const picture = await page.screenshot()
  await page.close()
  return picture
}

/** What opens by itself would cover the page. */
async function closePopups(page: Page) {
  const dialog = page.getByRole('dialog')
  for (let count = await dialog.count(); count > 0; count = await dialog.count()) {
    await page.keyboard.press('Escape')
    await dialog.first().waitFor({ state: 'hidden' })
  }
}

async function sheetOf(browser: Browser, pictures: Buffer[]): Promise<Buffer> {
  const [width, height] = [COLUMNS * (PHONE.width + GAP) + GAP, themes.length * (PHONE.height + GAP) + GAP]
  const page = await browser.newPage({ viewport: { width, height } })
  const images = pictures.map((picture) => `<img src="data:image/png;base64,${picture.toString('base64')}">`)
  await page.setContent(
    `<body style="background:#888;display:grid;gap:${GAP}px;grid-template-columns:repeat(${COLUMNS},${PHONE.width}px);margin:${GAP}px">${images.join('')}`,
  )
  return page.screenshot()
}
