import { paths } from '../src/lib/paths.ts'

/**
 * The pages beside home that stand in a file of their own, with a picture of themselves in it: whoever opens one from outside sees
 * it before the app is there. A server that does not look for them (`/m/live` in `/m/live.html`) gives home's, as for all others.
 */
export const prerenderedPages: readonly string[] = [paths.slotsList(), paths.live, paths.slots, paths.promotions()]

/** All that have a file of their own: the cashier too, whose sheets and calls are many and home's no use; only members see it, so there is no picture. */
export const pagesWithFile: readonly string[] = [...prerenderedPages, paths.deposit]

/** Where the page is, in the folder of the build. */
export const fileOfPage = (address: string) => `${address}.html`
