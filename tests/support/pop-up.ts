import type { Page } from '@playwright/test'

const POPUP = 521

export const dismissPopup = (page: Page) =>
  page.addInitScript((id) => {
    // A sandboxed frame has no storage and no pop-up.
    if (self !== top) return
    const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
    if (localStorage.getItem('downloadBar') === null) localStorage.setItem('downloadBar', 'known')
    localStorage.setItem('seenPopups', JSON.stringify({ [id]: today }))
  }, POPUP)
