import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** No page of ours takes more steps than these from its top to its end. */
const PATIENCE = 120

/** Goes on with Tab, or back, as somebody without a pointer does, until `target` has the focus; and it can be seen that it has. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  const key = (await target.evaluate(isBeforeFocus)) ? 'Shift+Tab' : 'Tab'
  for (let steps = 0; steps < PATIENCE; steps++) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return expectSeen(target)
  }
  throw new Error(`${PATIENCE} times ${key}, and the focus was never on ${target}`)
}

function isBeforeFocus(element: Element) {
  const focused = element.ownerDocument.activeElement
  return Boolean(focused && element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING)
}

/** To a field, and what it says. */
export async function typeInto(page: Page, target: Locator, text: string) {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/** To a button or a link, and Enter. */
export async function press(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** What has the focus is inside the screen, and has a ring of its own or of the field around it. */
async function expectSeen(target: Locator) {
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
