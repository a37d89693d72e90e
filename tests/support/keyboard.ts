import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** More than any page of the app has focusable elements. */
const MAX_STEPS = 120

export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  // Found once: to find it by its role again after each step takes longer than the step.
  const element = await target.elementHandle()
  const key = (await element!.evaluate(isBeforeFocus)) ? 'Shift+Tab' : 'Tab'
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    await page.keyboard.press(key)
    if (await element!.evaluate((one) => one === one.ownerDocument.activeElement)) return expectVisibleFocus(target)
  }
  throw new Error(`Failed to focus ${target} with ${MAX_STEPS} times ${key}`)
}

function isBeforeFocus(element: Element) {
  const focused = element.ownerDocument.activeElement
  return Boolean(focused && element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING)
}

export async function typeInto(page: Page, target: Locator, text: string) {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

export async function press(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

async function expectVisibleFocus(target: Locator) {
  await expect(target).toBeInViewport()
  const isRinged = await target.evaluate((element) => {
    for (let one: Element | null = element; one && one !== element.ownerDocument.body; one = one.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      if (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) return true
    }
    return false
  })
  expect(isRinged, `a ring around ${target}`).toBe(true)
}
