import type { Page } from '@playwright/test'

/** The screens that looks and accessibility visit: a name for the file, the address, and who looks. */
export const screens = [
  { name: 'home', path: '/m/home' },
  { name: 'home-member', path: '/m/home', as: 'demo01' },
  { name: 'login', path: '/m/login' },
  { name: 'game-centre', path: '/m/gameCenter' },
  { name: 'game-list', path: '/m/slotsCenter' },
  { name: 'lottery', path: '/m/lott' },
  { name: 'settings', path: '/m/set' },
  { name: 'betting-record', path: '/m/gameRecord', as: 'demo01' },
  { name: 'account-record', path: '/m/transaction/record', as: 'demo01' },
] as const

export const themes = ['dark', 'light'] as const

type Visit = { path: string; theme: (typeof themes)[number]; language?: 'VI' | 'EN' }

/** Opens a screen as somebody who has chosen a theme and a language, and waits until it has what it asked for. */
export async function visit(page: Page, { path, theme, language = 'VI' }: Visit) {
  await page.addInitScript(
    (choice) => {
      localStorage.setItem('theme', choice.theme)
      localStorage.setItem('language', choice.language)
    },
    { theme, language },
  )
  await page.goto(path)
  await page.getByRole('main').waitFor()
  await page.waitForLoadState('networkidle')
}
