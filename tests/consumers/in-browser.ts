import { chromium, expect, type Page } from '@playwright/test'
import { findOrInstallChromium } from '../chromium/find-chromium.ts'
import { thisMachine } from '../chromium/this-machine.ts'
import { createConsumer } from './consumer.ts'
import { stepsOf } from './page.ts'

async function tryReactApp(page: Page) {
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('status')).toHaveText('You have 12408317.5')
  await page.getByRole('button', { name: 'wrong' }).click()
  await expect(page.getByRole('status')).toHaveText('Refused: login.incorrect')
}

async function tryQueryApp(page: Page) {
  const logs: string[] = []
  page.on('console', (message) => logs.push(message.text()))
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const money = page.getByRole('status').first()
  const slip = page.getByRole('region', { name: 'Slip' })

  await press('Log in with a wrong password')
  await expect(money).toHaveText('Tên đăng nhập hoặc mật khẩu không đúng')
  await press('Log in')
  await expect(money).toHaveText('You have 12408317.5')
  const records = page.getByRole('list', { name: 'Records' }).getByRole('listitem')
  await expect(records).toHaveCount(20)
  await press('More')
  await expect(records).toHaveCount(40)

  await press('Come back tomorrow')
  await press('Transfer 1000')
  await expect(money).toHaveText('You have 12407317.5')

  await page.route('**/MCSFE_uploadDepositSlip', () => {}, { times: 1 })
  const sent = page.waitForRequest('**/MCSFE_uploadDepositSlip')
  await press('Upload')
  await sent
  await press('Cancel')
  await expect(slip).toContainText('Cancelled')
  await press('Upload')
  await expect(slip).toContainText('Uploaded')
  await expect(slip.getByRole('progressbar')).toHaveJSProperty('value', 1)

  for (const line of ['login 400 login.incorrect', 'transferWallet 200 ok', 'uploadDepositSlip 0 request.aborted'])
    expect(logs.some((log) => log.startsWith(line))).toBe(true)
}

const uses = { react: tryReactApp, 'react-query': tryQueryApp }

/** Executes each step of a page, and uses the app that it serves. */
export async function tryInBrowser(name: keyof typeof uses) {
  using consumer = await createConsumer()
  await consumer.follow(stepsOf(name))
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(thisMachine) })
  try {
    const page = await browser.newPage()
    await page.goto(consumer.at('4173'))
    await uses[name](page)
  } finally {
    await browser.close()
  }
}
