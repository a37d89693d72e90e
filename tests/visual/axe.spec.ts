import { expect } from '@playwright/test'
import { runAxe } from '../support/axe.ts'
import { test } from '../support/sites.ts'

const grey = '<p style="color: #999; background: #fff">Hardly to be read</p>'
const nameless = '<button></button>'

test('axe checks a page and its frames, also of another origin, with all rules or only contrast', async ({ page }) => {
  const inner = `<!doctype html><html lang="en"><title>Within</title>${grey}${nameless}`
  const frame = `<iframe sandbox="allow-scripts" title="Within" srcdoc='${inner}'></iframe>`
  await page.setContent(
    `<!doctype html><html lang="en"><title>Around</title><main><h1>Around</h1>${nameless}${frame}</main>`,
  )
  await expect(page.frameLocator('iframe').getByText('Hardly')).toBeVisible()
  const within = 'html > body > main > iframe:nth-child(3) html > body'
  const violationsFor = async (rules: 'all' | 'contrast') =>
    (await runAxe(page, rules)).violations.map((violation) => /^\S+ [^\n]*(?= Fix)/.exec(violation)?.[0]).toSorted()
  expect(await violationsFor('all')).toEqual([
    'button-name: html > body > main > button:nth-child(2)',
    `button-name: ${within} > button:nth-child(2)`,
    `color-contrast: ${within} > p:nth-child(1)`,
  ])
  expect(await violationsFor('contrast')).toEqual([`color-contrast: ${within} > p:nth-child(1)`])
})
