import type { Page } from '@playwright/test'

/** Keeps every answer to `path` from the page until the returned function is called. */
export async function hold(page: Page, path: RegExp): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(path, async (route) => {
    await held
    await route.continue()
  })
  return () => letGo()
}
