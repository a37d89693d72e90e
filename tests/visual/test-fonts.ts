import type { Page } from '@playwright/test'

/** The app uses the system's font; screenshots need the same font on each machine. */
export const loadTestFonts = (page: Page) =>
  page.evaluate(async () => {
    document.documentElement.dataset['fonts'] = 'test'
    await document.fonts.ready
  })
