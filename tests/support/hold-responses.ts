import type { Page } from '@playwright/test'

export async function holdResponses(page: Page, path: RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(path, async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}
