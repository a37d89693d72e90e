import type { Banner, SystemStatus } from '@longan/sdk'
import { preloadedValue } from '#lib/device/preloaded-calls.ts'
import { pictureOrigin } from '#lib/site/picture-origin.ts'

/**
 * Puts the first pictures into their placeholders (`data-first`): at once those named in the page's response; on home then the gateway's banner, if it is another
 * one.
 */
export async function showFirstPictures(drawn: string | undefined, gatewayUrl: string) {
  // What the server names in the response (`serve/first-pictures.ts`): Server-Timing is the only response header a page can read.
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const timings = page?.serverTiming ?? []
  const done = timings.map((one) =>
    showPicture(one.name, one.description, timings.filter(({ name }) => name === one.name).indexOf(one)),
  )
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
