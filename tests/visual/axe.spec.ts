import { expect, test } from '@playwright/test'
import { examined } from '../support/axe.ts'

const grey = '<p style="color: #999; background: #fff">Hardly to be read</p>'
const nameless = '<button></button>'

test('axe looks at a page and at the frames within it, of another origin too, by all rules or by contrast alone', async ({
  page,
}) => {
  const inner = `<!doctype html><html lang="en"><title>Within</title>${grey}${nameless}`
  const frame = `<iframe sandbox="allow-scripts" title="Within" srcdoc='${inner}'></iframe>`
  await page.setContent(
    `<!doctype html><html lang="en"><title>Around</title><main><h1>Around</h1>${nameless}${frame}</main>`,
  )
  await expect(page.frameLocator('iframe').getByText('Hardly')).toBeVisible()
  const said = async (rules: 'all' | 'contrast') =>
    (await examined(page, rules)).objections.map((objection) => /^\S+ [^\n]*(?= Fix)/.exec(objection)?.[0]).toSorted()
  expect(await said('all')).toEqual(['button-name: button', 'button-name: iframe button', 'color-contrast: iframe p'])
  expect(await said('contrast')).toEqual(['color-contrast: iframe p'])
})
