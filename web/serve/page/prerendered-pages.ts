import { paths } from '../../src/lib/site/paths.ts'

/**
 * The pages, except home, that have a prerendered file of their own. It is shown for deep links before the app is loaded. A server without support for them (`/m/live` in
 * `/m/live.html`) returns home's file, as for all other pages.
 */
export const prerenderedPages: readonly string[] = [paths.slotsList(), paths.live, paths.slots, paths.promotions()]

/**
 * All pages with their own file: those that have stylesheets and calls that home does not need. The deposit page is not prerendered, since only members see it.
 */
export const pagesWithFile: readonly string[] = [
  ...prerenderedPages,
  paths.deposit,
  paths.login,
  paths.lottery,
  paths.electronicLottery,
]

export const fileOfPage = (address: string) => `${address}.html`
