import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { setPreferences, switchToEnglish, waitForContent } from '../screens.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expectFit } from './fit/fit.ts'

type Form = 'setLimit' | 'timeOut' | 'exclusion'
type Texts = Record<Form | 'needsLogin' | 'limit_deposit_day' | 'keep' | 'breakTitle', string>

const readTexts = (language: 'vi' | 'en') =>
  JSON.parse(readFileSync(new URL(`../../web/src/i18n/${language}/responsible.json`, import.meta.url), 'utf8')) as Texts

type Look = {
  name: string
  as?: string
  path?: string
  rulebook?: string
  shows: (page: Page, texts: Texts) => ReturnType<Page['locator']>
  open?: (page: Page, texts: Texts) => Promise<void>
}

const languages = { VI: readTexts('vi'), EN: readTexts('en') }
const press = (name: Form) => (page: Page, texts: Texts) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${texts[name]}`) })
    .click()
const formOf = (name: Form) => (page: Page, texts: Texts) => page.getByRole('dialog', { name: texts[name] })

const looks: Look[] = [
  { name: 'the tools of a guest', shows: (page, texts) => page.getByText(texts.needsLogin).first() },
  { name: 'limits nearly used', as: 'limited01', shows: (page, texts) => page.getByText(texts.limit_deposit_day) },
  { name: 'a change that waits', as: 'pending01', shows: (page, texts) => page.getByText(texts.keep) },
  { name: 'a time-out', as: 'timeout01', shows: (page, texts) => page.getByText(texts.breakTitle) },
  { name: 'setting a limit', as: 'demo02', open: press('setLimit'), shows: formOf('setLimit') },
  { name: 'taking a time-out', as: 'demo02', rulebook: 'gb', open: press('timeOut'), shows: formOf('timeOut') },
  { name: 'excluding oneself', as: 'demo02', rulebook: 'mt', open: press('exclusion'), shows: formOf('exclusion') },
  {
    name: 'the rules',
    path: '/m/responsible/rules',
    rulebook: 'de',
    shows: (page) => page.getByRole('main').getByRole('term').first(),
  },
  {
    name: 'the statement',
    as: 'demo01',
    path: '/m/responsible/statement',
    shows: (page) => page.getByRole('main').getByRole('link').first(),
  },
]

for (const { name, as: account, path = '/m/responsible', rulebook = 'open', shows, open } of looks)
  test(`${name}: passes axe and fits in both languages, at 320 px and at text of 200 % [R-7-04]`, async ({
    page,
    signIn,
    world,
  }) => {
    test.slow()
    await world.settings({ rulebook })
    if (account) await signIn(account)
    await setPreferences(page, { theme: 'light' })
    await page.goto(path)
    for (const [language, texts] of Object.entries(languages)) {
      // It closes the form.
      if (language === 'EN') await switchToEnglish(page)
      await open?.(page, texts)
      await expect(shows(page, texts)).toBeVisible()
      await waitForContent(page)
      await expectNoAxeViolations(page, `${name} in ${language}`)
      await expectFit(page, `${name} in ${language}`, 'hardest')
    }
  })
