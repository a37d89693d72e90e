import type { Announcements } from '@longan/sdk'
import { repliesTo } from '#lib/device/preloaded-calls.ts'
import { promotionPicture } from '#lib/site/pictures.ts'
import { readSiteData } from '#lib/site/site-data.ts'
import { onGateway, showPicture } from './first-pictures.ts'

/**
 * Shows the announcement or promotion that the address names (`id`) in its placeholders in the view: title and text without markup, and its picture. The text
 * is untrusted: it is parsed in a document that executes and loads nothing. Without an answer of the gateway, the placeholders stay.
 */
export async function showNamedItem() {
  const id = new URLSearchParams(location.search).get('id')
  const reply = await repliesTo('ListAnnouncements')[0]
  if (!id || !reply) return
  const { value } = (await reply.clone().json()) as { value: Announcements }
  const item = [...value.player, ...value.popup, ...value.promotion].find((one) => String(one.id) === id)
  if (!item) return
  const markup = item.content.replace(/<br|<\/(?:p|div|li|tr|h\d)>/gi, '\n$&')
  const { textContent } = new DOMParser().parseFromString(markup, 'text/html').body
  for (const [box, text] of Object.entries({ title: item.title, text: textContent }))
    document.querySelector(`[data-first="${box}"]`)?.replaceChildren(text.trim())
  const picture = 'announcementImages' in item && promotionPicture(item)
  if (picture) await showPicture('picture', onGateway(picture, readSiteData().config?.gatewayUrl ?? ''))
}
