import type { Banner } from '@longan/sdk'

/** Puts the first banner's picture into the box that waits for it, as soon as the gateway has named it. */
export async function showFirstBanner(reply: Response, gatewayUrl: string) {
  const address = await firstBannerOf(reply, gatewayUrl)
  if (!address) return
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
