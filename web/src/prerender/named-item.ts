import type { Announcements, Game, SystemStatus } from '@longan/sdk'
import { fillParameters, preloadedValue, replyTo, SEARCH_QUERY, startPreload } from '#lib/device/preloaded-calls.ts'
import { pictureOrigin } from '#lib/site/picture-origin.ts'
import { gamePicture, promotionPicture } from '#lib/site/pictures.ts'
import { readSiteData } from '#lib/site/site-data.ts'
import { isOver } from '#lib/time/is-over.ts'
import * as storageKeys from '#lib/storage/storage-keys.ts'
import { stored } from './bootstrap.ts'
import { atOrigin, showPicture } from './first-pictures.ts'

/**
 * Shows what the address names in the placeholders of the view as soon as the gateway has sent it: an announcement or a promotion (`id`), the open announcement
 * of a list (`index`, from 0), or the pictures of the first games that a search finds (`q`). Without an answer of the gateway,
 * or after the end of a promotion, the placeholders stay.
 */
export async function showNamedItem() {
  const query = new URLSearchParams(location.search)
  const [id, index] = ['id', 'index'].map((name) => query.get(name))
  const q = query.size === 1 && query.get('q')?.trim()
  if (q) return showFoundGames(q)
  const announced = replyTo('ListAnnouncements')
  if (!announced) return
  const reply = await announced
  const value = await valueOf<Announcements>(reply)
  if (index) showOpenNotice(value.player, Number(index))
  // Only the page of a promotion has a place for a picture. An announcement may have the same id.
  const now = Date.parse(reply.headers.get('date') ?? '') || Date.now()
  const items = boxOf('picture')
    ? value.promotion.filter((one) => !isOver(one, now))
    : [...value.player, ...value.popup]
  const item = items.find((one) => String(one.id) === id)
  if (item) await showItem(item)
}

async function valueOf<Value>(reply: Response) {
  const { value } = (await reply.clone().json()) as { value: Value }
  return value
}

const boxOf = (name: string) => document.querySelector(`[data-first="${name}"]`)

async function showItem(item: Announcements['player' | 'popup' | 'promotion'][number]) {
  boxOf('title')?.replaceChildren(item.title)
  boxOf('text')?.replaceChildren(textOf(item.content))
  const picture = 'announcementImages' in item && promotionPicture(item)
  if (picture) await showPictureOf(picture, 'picture')
}

/**
 * Rows that change their places would be a layout shift: copies replace them. Their parent stays, because it may belong to the app already, which removes it when
 * the list arrives.
 */
function showOpenNotice(notices: Announcements['player'], index: number) {
  const rows = boxOf('rows')
  const notice = notices[index]
  const copies = [...(rows?.children ?? [])].map((row) => row.cloneNode(true) as Element)
  if (!notice) return
  const title = document.createElement('b')
  title.textContent = notice.title
  copies[index]?.replaceChildren(title, `\n${textOf(notice.content)}`)
  rows?.replaceChildren(...copies)
}

/**
 * Starts the call of a search, too. The first script starts all others, but it is also in home's file, which has no room for more, and only one page has a search.
 */
async function showFoundGames(q: string) {
  const { dataset, lang } = document.documentElement
  const field = document.querySelector('input')
  if (field) field.value = q
  const visitor = dataset.shell as 'guest' | 'member' | undefined
  const call = visitor && readSiteData().calls?.[visitor][location.pathname + SEARCH_QUERY]?.[0]
  if (!call || !navigator.onLine) return
  const { token = '' } = (stored(storageKeys.session) ?? {}) as { token?: string }
  const reply = await startPreload(fillParameters(call, { language: lang.toUpperCase(), token, q }))
  const { games } = await valueOf<{ games: Game[] }>(reply)
  const boxes = document.querySelectorAll('[data-first="tile"]').length
  const pictures = games.slice(0, boxes).map(gamePicture)
  await Promise.all(pictures.map((picture, index) => picture && showPictureOf(picture, 'tile', index)))
}

async function showPictureOf(picture: string, box: string, index = 0) {
  const { gatewayUrl = '' } = readSiteData().config ?? {}
  const { info } = await preloadedValue<SystemStatus>('system/status')
  await showPicture(box, atOrigin(picture, pictureOrigin(info.imageCDNs, gatewayUrl)), index)
}

/** The text of untrusted markup, which is parsed in a document that executes and loads nothing. Only blocks and `<br>` begin a new line, as the app shows it. */
function textOf(content: string) {
  const markup = content.replace(/\s+/g, ' ').replace(/<br|<\/(?:p|div|li|tr|h\d)>/gi, '\n$&')
  const { body } = new DOMParser().parseFromString(markup, 'text/html')
  body.querySelectorAll('script, style').forEach((hidden) => hidden.remove())
  return body.textContent.trim()
}
