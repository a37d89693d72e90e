import type { components } from '@longan/sdk'
import type { Language } from '../../kernel/validation/language.ts'
import { announcements, banners, promotions } from '../../catalogue/texts.ts'
import type { ContentSettings } from './content.settings.ts'

type Schemas = components['schemas']

const DAY = 86_400_000

export type NoticeType = 'PL' | 'PU' | 'A'

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

type NoticeQuery = { type: NoticeType; language: Language; createdAt: number; isRead(id: number): boolean }

export const noticesOf = ({ type, language, createdAt, isRead }: NoticeQuery): Schemas['Notice'][] =>
  announcements()
    .filter((notice) => notice.type === type)
    .map(({ id, title, content, daysOld }) => ({
      id,
      title: title[language],
      content: content[language],
      startDate: createdAt - daysOld * DAY,
      read: isRead(id),
      announcementDisplaySpeed: 'HIGH',
    }))

export const promotionsOf = (language: Language, createdAt: number, now: number): Schemas['Promotion'][] =>
  promotions()
    .filter(({ days }) => days === undefined || createdAt + days * DAY > now)
    .map(({ id, category, title, content, image, days, imageRequired, remarkRequired }) => ({
      id,
      linkedPromotionId: id,
      category,
      title: title[language],
      content: content[language],
      startDate: createdAt - DAY,
      ...(days !== undefined && { endDate: createdAt + days * DAY }),
      noExpiry: days === undefined ? 1 : 0,
      announcementImages: [{ sequence: 1, url: image }],
      imageRequired: imageRequired ? 'Y' : 'N',
      remarkRequired: remarkRequired ? 'Y' : 'N',
    }))

export function filterPromotions(
  all: Schemas['Promotion'][],
  setting: ContentSettings['promotions'],
): Schemas['Promotion'][] {
  if (setting === 'oneCategory') return all.filter(({ category }) => category === all[0]?.category)
  if (setting === 'all') return all
  return all.map((one) => ({ ...one, announcementImages: [{ sequence: 1, url: '/pictures/gone.webp' }] }))
}
