import type { components } from '@longan/sdk'
import type { Language } from '../../kernel/language.ts'
import { announcements, banners, promotions } from '../../catalogue/texts.ts'
import type { ContentSettings } from './content.settings.ts'

type Schemas = components['schemas']

const DAY = 86_400_000

export type NoticeType = 'PL' | 'PU' | 'A'

/** Banners of one group or of all; what we have is for phones. */
export const bannersOf = (language: Language, groupName: string | undefined): Schemas['Banner'][] =>
  banners()
    .map(({ image, title, opens, ...banner }, index) => ({
      bannerId: 11 + index,
      groupName: banner.groupName as string,
      url: image,
      title: title[language],
      linkageType: 'INTERNAL',
      linkage: opens,
    }))
    .filter((banner) => groupName === undefined || banner.groupName === groupName)

type NoticeQuery = { type: NoticeType; language: Language; bornAt: number; isRead(id: number): boolean }

export const noticesOf = ({ type, language, bornAt, isRead }: NoticeQuery): Schemas['Notice'][] =>
  announcements()
    .filter((notice) => notice.type === type)
    .map(({ id, title, content, daysOld }) => ({
      id,
      title: title[language],
      content: content[language],
      startDate: bornAt - daysOld * DAY,
      read: isRead(id),
      announcementDisplaySpeed: 'HIGH',
    }))

/** Promotions that still run at `now`. */
export const promotionsOf = (language: Language, bornAt: number, now: number): Schemas['Promotion'][] =>
  promotions()
    .filter(({ days }) => days === undefined || bornAt + days * DAY > now)
    .map(({ id, category, title, content, image, days, imageRequired, remarkRequired }) => ({
      id,
      linkedPromotionId: id,
      category,
      title: title[language],
      content: content[language],
      startDate: bornAt - DAY,
      ...(days !== undefined && { endDate: bornAt + days * DAY }),
      noExpiry: days === undefined ? 1 : 0,
      announcementImages: [{ sequence: 1, url: image }],
      imageRequired: imageRequired ? 'Y' : 'N',
      remarkRequired: remarkRequired ? 'Y' : 'N',
    }))

/** What of them the operator shows, and how. */
export function shownOf(all: Schemas['Promotion'][], shown: ContentSettings['promotions']): Schemas['Promotion'][] {
  if (shown === 'oneCategory') return all.filter(({ category }) => category === all[0]?.category)
  if (shown === 'all') return all
  return all.map((one) => ({ ...one, announcementImages: [{ sequence: 1, url: '/pictures/gone.webp' }] }))
}
