import type { Banner } from '@longan/sdk'

/**
 * Puts the first banner's picture into the box that waits for it: at once the one that the page's own reply has named, then
 * the one that the gateway names, where that is another.
 */
export async function showFirstBanner(reply: Promise<Response>, gatewayUrl: string) {
  const named = namedAhead()
  if (named) await put(named)
  const address = await firstBannerOf((await reply).clone(), gatewayUrl)
  if (address && address !== named) await put(address)
}

/** What the server says of the banner beside the page (`first-pictures.ts`): the one thing of a reply's head a page can read. */
function namedAhead() {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.serverTiming?.find(({ name }) => name === 'banner')?.description
}

async function put(address: string) {
  const picture = new Image(720, 300)
  picture.alt = ''
  picture.fetchPriority = 'high'
  picture.src = address
  await pageIsRead()
  document.querySelector('[data-first-banner]')?.replaceChildren(picture)
}

/** Where the picture is that home begins with, by what the gateway announces. */
export async function firstBannerOf(reply: Response, gatewayUrl = '') {
  const { value } = (await reply.json()) as { value?: { banners?: Banner[] } }
  const url = value?.banners?.find(({ groupName }) => groupName === 'm_home')?.url
  return url?.startsWith('/') ? gatewayUrl + url : url
}

/** A quick gateway answers while the page is still coming in. */
const pageIsRead = () =>
  new Promise<unknown>((resolve) =>
    document.readyState === 'loading' ? addEventListener('DOMContentLoaded', resolve) : resolve(undefined),
  )
