import type { Announcements, Banner } from '@longan/sdk'
import { promotionPicture } from '#lib/site/pictures.ts'

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

async function showPicture(box: string, address: string, index = 0) {
  const picture = new Image()
  picture.alt = ''
  picture.fetchPriority = 'high'
  picture.src = address
  await waitForDom()
  document.querySelectorAll(`[data-first="${box}"]`)[index]?.replaceChildren(picture)
}

/**
 * Shows the announcement or promotion that the address names (`id`) in its placeholders: title and text without markup, and its picture. The text is
 * untrusted: it is parsed in a document that executes and loads nothing.
 */
export async function showNamedItem(announced: Promise<Response>, gatewayUrl: string) {
  const id = new URLSearchParams(location.search).get('id')
  const { value } = (await (await announced).clone().json()) as { value: Announcements }
  const item = [...value.player, ...value.popup, ...value.promotion].find((one) => String(one.id) === id)
  if (!item) return
  await waitForDom()
  const markup = item.content.replace(/<br|<\/(?:p|div|li|tr|h\d)>/gi, '\n$&')
  const { textContent } = new DOMParser().parseFromString(markup, 'text/html').body
  for (const [box, text] of Object.entries({ title: item.title, text: textContent }))
    document.querySelector(`[data-first="${box}"]`)?.replaceChildren(text.trim())
  const picture = 'announcementImages' in item && promotionPicture(item)
  if (picture) await showPicture('picture', onGateway(picture, gatewayUrl))
}

export async function firstBannerOf(reply: Response, gatewayUrl = '') {
  const { value } = (await reply.json()) as { value?: { banners?: Banner[] } }
  const url = value?.banners?.find(({ groupName }) => groupName === 'm_home')?.url
  return url && onGateway(url, gatewayUrl)
}

const onGateway = (url: string, gatewayUrl: string) => (url.startsWith('/') ? gatewayUrl + url : url)

/** A fast gateway may answer while the page is still loading. */
const waitForDom = () =>
  new Promise<unknown>((resolve) =>
    document.readyState === 'loading' ? addEventListener('DOMContentLoaded', resolve) : resolve(undefined),
  )
