import type { Banner } from '@longan/sdk'

/**
 * Puts the first pictures into the boxes that wait for them (`data-first`): at once those that the page's own reply has named;
 * on home, whose banners `announced` says, then the one that the gateway names, where that is another.
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

/** What the server says of the pictures beside the page (`serve/first-pictures.ts`): the one thing of a reply's head a page can read. */
function readServerTiming() {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.serverTiming?.filter(({ description }) => description) ?? []
}

async function showPicture(box: string, address: string, index = 0) {
  const picture = new Image()
  picture.alt = ''
  picture.fetchPriority = 'high'
  picture.src = address
  await waitForDom()
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-first]')].filter(
    ({ dataset }) => dataset.first === box,
  )
  boxes[index]?.replaceChildren(picture)
}

/** Where the picture is that home begins with, by what the gateway announces. */
export async function firstBannerOf(reply: Response, gatewayUrl = '') {
  const { value } = (await reply.json()) as { value?: { banners?: Banner[] } }
  const url = value?.banners?.find(({ groupName }) => groupName === 'm_home')?.url
  return url?.startsWith('/') ? gatewayUrl + url : url
}

/** A quick gateway answers while the page is still coming in. */
const waitForDom = () =>
  new Promise<unknown>((resolve) =>
    document.readyState === 'loading' ? addEventListener('DOMContentLoaded', resolve) : resolve(undefined),
  )
