import { expect, type Page } from '@playwright/test'
import { agentScreens } from './screens/agent-screens.ts'
import type { Screen } from './screens/screen.ts'
import { moneyScreens } from './screens/money-screens.ts'
import { simulatorScreens } from './screens/simulator-screens.ts'

const game = (page: Page) => page.getByRole('article').first()
const row = (page: Page) => page.getByRole('main').getByRole('listitem').first()

async function openMenu(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Menu$/ })
    .click()
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
}

async function openDownload(page: Page) {
  const bar = page.getByRole('complementary', { name: 'Tải ứng dụng' })
  await bar.getByRole('button').first().click()
  await expect(page.getByRole('dialog').getByText('Android', { exact: true })).toBeVisible()
}

const form = (page: Page) => page.getByRole('main').getByRole('textbox').first()

export const screens: readonly Screen[] = [
  { name: 'home', path: '/m/home', shows: game },
  { name: 'home-member', path: '/m/home', as: 'demo01', shows: game },
  { name: 'side-menu', path: '/m/home', as: 'demo01', shows: game, afterwards: openMenu },
  { name: 'download', path: '/m/home', shows: game, afterwards: openDownload },
  { name: 'login', path: '/m/login', shows: (page) => page.getByRole('textbox').first() },
  { name: 'register', path: '/m/register', shows: form },
  { name: 'forget', path: '/m/forget', shows: form },
  { name: 'trial', path: '/m/trail', shows: (page) => page.getByRole('main').getByRole('button').first() },
  { name: 'change-password', path: '/m/changePsw', as: 'demo01', shows: form },
  {
    name: 'member-home',
    path: '/m/member/home',
    as: 'demo01',
    shows: (page) => page.getByRole('main').getByRole('link').first(),
  },
  { name: 'profile', path: '/m/member/profile', as: 'demo01', shows: form },
  {
    name: 'security',
    path: '/m/member/security',
    as: 'demo01',
    shows: (page) => page.getByRole('main').getByRole('link').first(),
  },
  { name: 'payment-password', path: '/m/member/paymentPassword', as: 'demo01', shows: form },
  { name: 'mobile', path: '/m/member/mobile', as: 'demo01', shows: form },
  { name: 'questions', path: '/m/member/questions', as: 'demo01', shows: form },
  {
    name: 'responsible',
    path: '/m/responsible',
    as: 'demo01',
    states: { 'a member has a limit': { account: 'demo01', kind: 'deposit', period: 'month', amount: 5_000_000 } },
    shows: (page) => page.getByRole('main').getByRole('link').first(),
  },
  {
    name: 'statement',
    path: '/m/responsible/statement',
    as: 'demo01',
    shows: (page) => page.getByRole('main').getByRole('link').first(),
  },
  {
    name: 'responsible-rules',
    path: '/m/responsible/rules',
    shows: (page) => page.getByRole('main').getByRole('term').first(),
  },
  { name: 'game-centre', path: '/m/live', shows: row },
  { name: 'game-list', path: '/m/slotsCenter', shows: game },
  {
    name: 'game-search',
    path: '/m/gameList?q=kim+logn',
    shows: (page) => page.getByRole('list', { name: /Nhà cung cấp|Providers/ }),
  },
  { name: 'lottery', path: '/m/lott', shows: row },
  { name: 'electronic-lottery', path: '/m/elott', shows: row },
  { name: 'settings', path: '/m/set', shows: (page) => page.getByRole('main').getByRole('button').first() },
  { name: 'betting-record', path: '/m/gameRecord?span=month', as: 'demo01', shows: row },
  { name: 'account-record', path: '/m/transaction/record?span=month', as: 'demo01', shows: row },
  { name: 'notices', path: '/m/notice?index=1', as: 'demo01', shows: row },
  { name: 'notice', path: '/m/noticeDetail?id=502', shows: (page) => page.getByRole('main').getByRole('article') },
  { name: 'help', path: '/m/help?i=1', shows: (page) => page.getByRole('tabpanel') },
  {
    name: 'messages',
    path: '/m/message',
    as: 'demo01',
    shows: (page) => page.getByRole('main').getByRole('link').first(),
  },
  { name: 'inbox', path: '/m/webEmail', as: 'demo01', shows: row },
  {
    name: 'chat',
    path: '/m/chat',
    as: 'demo01',
    shows: (page) => page.frameLocator('iframe').getByRole('log'),
  },
  {
    name: 'invite-friends',
    path: '/m/inviteFriends',
    as: 'demo01',
    shows: (page) => page.getByRole('img', { name: /QR/ }),
  },
  { name: 'promotions', path: '/m/activity', shows: row },
  { name: 'promotion', path: '/m/activityDetail?id=1010', as: 'demo01', shows: (page) => page.getByRole('article') },
  {
    name: 'apply-reward',
    path: '/m/applyReward?id=1010',
    as: 'demo01',
    shows: (page) => page.getByRole('main').getByRole('textbox'),
  },
  { name: 'rewards', path: '/m/rewardCenter', as: 'demo01', shows: row },
  { name: 'rewards-sign-in', path: '/m/rewardCenter?tab=sign-in', as: 'demo01', shows: row },
  { name: 'rewards-draws', path: '/m/rewardCenter?tab=draws', as: 'demo01', shows: row },
  {
    name: 'rewards-missions',
    path: '/m/rewardCenter?tab=missions',
    as: 'demo01',
    shows: (page) => page.getByRole('progressbar').first(),
  },
  { name: 'rewards-points', path: '/m/rewardCenter?tab=points', as: 'demo01', shows: row },
  {
    name: 'rewards-vip',
    path: '/m/rewardCenter?tab=vip',
    as: 'demo01',
    shows: (page) => page.getByRole('progressbar').first(),
  },
  { name: 'rewards-given', path: '/m/rewardCenter?tab=given', as: 'vip02', shows: row },
  ...agentScreens,
  ...moneyScreens,
  ...simulatorScreens,
]

type Preferences = { theme: 'dark' | 'light'; language?: 'VI' | 'EN' }

export async function setPreferences(page: Page, { theme, language = 'VI' }: Preferences) {
  await page.addInitScript(
    (preferences) => {
      if (self !== top) return
      localStorage.setItem('theme', preferences.theme)
      localStorage.setItem('language', preferences.language)
    },
    { theme, language },
  )
}

export async function openScreen(page: Page, { path, shows, afterwards }: Screen) {
  await page.goto(path)
  await expect(shows(page)).toBeVisible()
  await waitForContent(page)
  await afterwards?.(page)
}

/** Changes the language of an open page, as another tab does. */
export async function chooseEnglish(page: Page) {
  await page.evaluate(() => {
    localStorage.setItem('language', 'EN')
    dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'EN', storageArea: localStorage }))
  })
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
}

/** Changes the language as {@link chooseEnglish} does, and waits for what is loaded again; a dialog stays open. */
export async function switchToEnglish(page: Page) {
  await chooseEnglish(page)
  // Some lists are reloaded after a short debounce.
  await page.clock.runFor(300)
  await page.evaluate(() => scrollTo(0, 0))
  await waitForContent(page)
}

export const waitForContent = (page: Page) => expect.poll(() => page.evaluate(findPending)).toEqual([])

function findPending(): string[] {
  const isVisible = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return element.checkVisibility() && top < innerHeight && bottom > 0 && left < innerWidth && right > 0
  }
  // A prerendered page has no tab index: the app has not replaced it yet.
  if (document.querySelector('main#page:not([tabindex])')) return ['the app']
  const placeholders = [...document.querySelectorAll('[data-waits]')].map((box) => [box, 'a placeholder'] as const)
  const pictures = [...document.images].filter((image) => !image.complete).map((image) => [image, image.src] as const)
  return [...placeholders, ...pictures].filter(([element]) => isVisible(element)).map(([, name]) => name)
}
