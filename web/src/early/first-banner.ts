import type { Banner } from '@longan/sdk'

/** Puts the first banner's picture into the box that waits for it, as soon as the gateway has named it. */
export async function showFirstBanner(reply: Response, gatewayUrl: string) {
  const { value } = (await reply.json()) as { value?: { banners?: Banner[] } }
  const url = value?.banners?.find(({ groupName }) => groupName === 'm_home')?.url
  if (!url) return
  const picture = new Image(720, 300)
  picture.alt = ''
  picture.fetchPriority = 'high'
  picture.src = url.startsWith('/') ? gatewayUrl + url : url
  await pageIsRead()
  document.querySelector('[data-first-banner]')?.replaceChildren(picture)
}

/** A quick gateway answers while the page is still coming in. */
const pageIsRead = () =>
  new Promise<unknown>((resolve) =>
    document.readyState === 'loading' ? addEventListener('DOMContentLoaded', resolve) : resolve(undefined),
  )
