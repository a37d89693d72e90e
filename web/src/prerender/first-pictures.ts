import type { Banner } from '@longan/sdk'

/**
 * Puts the first pictures into their placeholders (`data-first`): at once those named in the page's response; on home then the gateway's banner, taken from
 * `announced`, if it is another one.
 */
export async function showFirstPictures(announced: Promise<Response> | undefined, gatewayUrl: string) {
  const timings = readServerTiming()
  const done = timings.map((one) =>
    showPicture(one.name, one.description, timings.filter(({ name }) => name === one.name).indexOf(one)),
  )
  const address = announced && (await firstBannerOf((await announced).clone(), gatewayUrl))
  await Promise.all(done)
  if (address && timings.every(({ description }) => description !== address)) await showPicture('banner', address)
}

/** Reads the pictures that the server names in the response (`serve/first-pictures.ts`). Server-Timing is the only response header a page can read. */
function readServerTiming() {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.serverTiming?.filter(({ description }) => description) ?? []
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

export async function firstBannerOf(reply: Response, gatewayUrl = '') {
  const { value } = (await reply.json()) as { value?: { banners?: Banner[] } }
  const url = value?.banners?.find(({ groupName }) => groupName === 'm_home')?.url
  return url && onGateway(url, gatewayUrl)
}

/** Returns the URL of a picture, which may be a path on the gateway. */
export const onGateway = (url: string, gatewayUrl: string) => (url.startsWith('/') ? gatewayUrl + url : url)

/** A fast gateway may answer while the page is still loading. */
const waitForDom = () =>
  new Promise<unknown>((resolve) =>
    document.readyState === 'loading' ? addEventListener('DOMContentLoaded', resolve) : resolve(undefined),
  )
