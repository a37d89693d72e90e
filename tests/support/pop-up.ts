import type { Page } from '@playwright/test'

const POPUP = 521

/** Says for the person that today's pop-up announcement has been seen, as its own button would. */
export const putPopupAway = (page: Page) =>
  page.addInitScript((id) => {
    // A sandboxed frame has no storage, and no pop-up either.
    if (self !== top) return
    const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
    localStorage.setItem('seenPopups', JSON.stringify({ [id]: today }))
  }, POPUP)
