import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Fails softly with each element that axe objects to: by all of its rules, or by those that a theme can break. */
export async function expectNoObjection(page: Page, name: string, rules: 'all' | 'contrast' = 'all') {
  // Style sheets are read as the browser has them: a sandboxed game may not fetch its own again.
  const axe = new AxeBuilder({ page }).options({ preload: false })
  const { violations, passes } = await (rules === 'all' ? axe : axe.withRules(['color-contrast'])).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
  expect.soft(found, name).toEqual([])
  expect.soft(passes.length, `${name}: rules that had something to look at`).toBeGreaterThan(0)
}
