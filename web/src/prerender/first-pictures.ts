import type { Banner, SystemStatus } from '@longan/sdk'
import { preloadedValue } from '#lib/device/preloaded-calls.ts'
import { pictureOrigin } from '#lib/site/picture-origin.ts'

/** The name and the address of a picture in Server-Timing. Other servers, such as a CDN, add entries of their own. */
export const NAMED_PICTURE = /^(banner|tile|face|fan|promotion|picture) (https?:\/)?\/[^/]/

/**
 * Puts the first pictures into their placeholders (`data-first`): at once those named in the page's response; on home then the gateway's banner, if it is another
 * one.
 */
export async function showFirstPictures(drawn: string | undefined, gatewayUrl: string) {
  // What the server names in the response (`serve/first-pictures.ts`): Server-Timing is the only response header a page can read.
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const timings = (page?.serverTiming ?? []).filter(({ name, description }) =>
    NAMED_PICTURE.test(`${name} ${description}`),
  )
  // The server names pictures of one placeholder only.
  const done = timings.map(({ name, description }, index) => showPicture(name, description, index))
  if (drawn) return
  const banner = firstBannerOf(await preloadedValue('ListAnnouncements'))
  const { info } = await preloadedValue<SystemStatus>('status')
  const address = banner && atOrigin(banner, pictureOrigin(info.imageCDNs, gatewayUrl))
  await Promise.all(done)
  if (address && timings.every(({ description }) => description !== address)) await showPicture('banner', address)
}

/** Puts the picture at `address` into a placeholder with this name, the first of them or that at `index`. */
export async function showPicture(box: string, address: string, index = 0) {
  const picture = new Image()
  picture.alt = ''
  picture.fetchPriority = 'high'
  picture.src = address
  await waitForDom()
  document.querySelectorAll(`[data-first="${box}"]`)[index]?.replaceChildren(picture)
}

export const firstBannerOf = ({ banners }: { banners?: Banner[] }) =>
  banners?.find(({ groupName }) => groupName === 'm_home')?.url

/** Returns the URL of a picture, which may be a path at the origin of pictures. */
export const atOrigin = (url: string, origin: string) => (url.startsWith('/') ? origin + url : url)

/** A fast gateway may answer while the page is still loading. */
const waitForDom = () =>
  new Promise<unknown>((resolve) =>
    document.readyState === 'loading' ? addEventListener('DOMContentLoaded', resolve) : resolve(undefined),
  )
