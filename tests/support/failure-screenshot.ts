import type { Page, TestInfo } from '@playwright/test'

/** Attaches a screenshot of each open page to a test that has failed. Playwright's own `only-on-failure` takes them of tests that pass too. */
export async function attachScreenshots(page: Page, test: TestInfo) {
  if (test.status === test.expectedStatus) return
  const pages = page
    .context()
    .browser()
    ?.contexts()
    .flatMap((context) => context.pages()) ?? [page]
  for (const [index, one] of pages.entries()) {
    const path = test.outputPath(`failed-${index + 1}.png`)
    // A page that is closing, or whose script never ends, has none.
    const isTaken = await one.screenshot({ path, timeout: 5000 }).then(
      () => true,
      () => false,
    )
    if (isTaken) test.attachments.push({ name: 'screenshot', path, contentType: 'image/png' })
  }
}
