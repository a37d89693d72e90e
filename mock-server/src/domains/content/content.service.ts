import type { components } from '@longan/sdk'
import type { AnnouncementText } from '../../catalogue/texts-announcements.ts'
import { announcements, banners, promotions } from '../../catalogue/texts.ts'
import type { Caller } from '../../kernel/world/caller.ts'
import type { Language } from '../../kernel/validation/language.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { BonusRulesService } from '../responsible-gaming/bonus-rules.service.ts'
import type { Category } from '../../catalogue/catalogue.ts'
import type { GamesService } from '../games/games.service.ts'
import type { BreaksService } from '../responsible-gaming/breaks.service.ts'
import type { SystemService } from '../system/system.service.ts'
import * as v from 'valibot'
import { defineLog } from '../../kernel/tables/table.ts'

/** The announcements that a member has read. `id` is the member's. */
const noticeReadsSchema = v.object({ id: v.number(), noticeIds: v.array(v.number()) })

export const noticeReadsTable = defineLog('noticeReads', noticeReadsSchema)

export type ContentSettings = {
  /** False empties banners, notices, pop-ups and promotions. */
  hasContent: boolean
  promotions: PromotionVisibility
}

/** `oneCategory` means the category of the first promotion. */
export const PROMOTION_VISIBILITIES = ['all', 'oneCategory', 'brokenPictures'] as const
type PromotionVisibility = (typeof PROMOTION_VISIBILITIES)[number]

export const contentSettings = (): ContentSettings => ({ hasContent: true, promotions: 'all' })

export type ContentQuery = {
  /** Codes separated by commas: B, PL, PU, PR, A for agents; H has no content. */
  types?: string | undefined
  groupName?: string | undefined
  platform?: 'W' | 'M' | undefined
  language: Language
  member?: Caller | undefined
}

export type ContentService = ReturnType<typeof contentService>

const TRIAL_TYPE = 4
const DEFAULT_TYPES = 'B,PL,PU'

type Dependencies = {
  system: Pick<SystemService, 'isAgent' | 'nameSite'>
  breaks: Pick<BreaksService, 'receivesOffers'>
  bonusRules: Pick<BonusRulesService, 'areOffered'>
  games: Pick<GamesService, 'hasCategory'>
}

export const contentService = (world: World<ContentSettings>, { system, breaks, bonusRules, games }: Dependencies) => {
  const { clock, settings } = world
  const noticeReads = world.table(noticeReadsTable)
  const readIdsOf = (member: Caller | undefined) => (member && noticeReads.get(member.id)?.noticeIds) ?? []

  const receivesOffers = (member: Caller | undefined) => member === undefined || breaks.receivesOffers(member.id)

  /** Banners and promotions of games that the site does not have are not shown. */
  const isOffered = ({ games: category }: { games?: Category | undefined }) =>
    category === undefined || games.hasCategory(category)

  function notices(type: NoticeType, { member, language }: Pick<ContentQuery, 'member' | 'language'>) {
    const reads = readIdsOf(member)
    const isRead = (id: number) => member?.type === TRIAL_TYPE || reads.includes(id)
    const isVisible = type !== 'A' || (member !== undefined && system.isAgent(member))
    if (!settings.hasContent || !isVisible) return []
    const isIncluded = ({ isMarketing }: AnnouncementText) => !isMarketing || receivesOffers(member)
    const all = announcements()
      .filter(isIncluded)
      .map((notice) => ({ ...notice, title: system.nameSite(notice.title) }))
    return noticesOf({ all, type, language, createdAt: world.createdAt, isRead })
  }

  return {
    notices,
    /** Members in a break get no banners, promotions and marketing. Where the rulebook allows no bonuses there are no promotions. */
    list(query: ContentQuery): components['schemas']['Announcements'] {
      const { language, groupName } = query
      const types = settings.hasContent ? (query.types ?? DEFAULT_TYPES).split(',') : []
      const hasOffers = receivesOffers(query.member)
      return {
        banners:
          hasOffers && types.includes('B') && query.platform !== 'W'
            ? bannersOf({ language, groupName, isOffered })
            : [],
        player: types.includes('PL') ? notices('PL', query) : [],
        popup: types.includes('PU') ? notices('PU', query) : [],
        promotion:
          hasOffers && bonusRules.areOffered() && types.includes('PR')
            ? filterPromotions(
                promotionsOf({ language, createdAt: world.createdAt, now: clock.now(), isOffered }),
                settings.promotions,
              )
            : [],
        ...(types.includes('A') && { agent: notices('A', query) }),
      }
    },

    /** Marks a notice as read. Idempotent. */
    async markRead(member: Caller, noticeId: number): Promise<void> {
      if (!announcements().some(({ id }) => id === noticeId)) {
        throw invalidField('announcementId', 'is not an announcement of this site')
      }
      const noticeIds = readIdsOf(member)
      if (noticeIds.includes(noticeId)) return
      if (!noticeReads.get(member.id)) await noticeReads.insert({ id: member.id, noticeIds: [] })
      await noticeReads.update(member.id, { noticeIds: [...noticeIds, noticeId] })
    },
  }
}

type Schemas = components['schemas']

const DAY = 86_400_000

type NoticeType = 'PL' | 'PU' | 'A'

type BannerQuery = {
  language: Language
  groupName: string | undefined
  isOffered: (of: { games?: Category | undefined }) => boolean
}

const bannersOf = ({ language, groupName, isOffered }: BannerQuery): Schemas['Banner'][] =>
  banners()
    .map((banner, index) => ({ ...banner, bannerId: 11 + index }))
    .filter((banner) => isOffered(banner) && (groupName === undefined || banner.groupName === groupName))
    .map(({ bannerId, groupName: group, image, title, opens }) => ({
      bannerId,
      groupName: group,
      url: image,
      title: title[language],
      linkageType: 'INTERNAL',
      linkage: opens,
    }))

type NoticeQuery = {
  all: AnnouncementText[]
  type: NoticeType
  language: Language
  createdAt: number
  isRead(id: number): boolean
}

const noticesOf = ({ all, type, language, createdAt, isRead }: NoticeQuery): Schemas['Notice'][] =>
  all
    .filter((notice) => notice.type === type)
    .map(({ id, title, content, daysOld }) => ({
      id,
      title: title[language],
      content: content[language],
      startDate: createdAt - daysOld * DAY,
      read: isRead(id),
      announcementDisplaySpeed: 'HIGH',
    }))

type PromotionQuery = Pick<BannerQuery, 'language' | 'isOffered'> & { createdAt: number; now: number }

const promotionsOf = ({ language, createdAt, now, isOffered }: PromotionQuery): Schemas['Promotion'][] =>
  promotions()
    .filter((one) => isOffered(one) && (one.days === undefined || createdAt + one.days * DAY > now))
    .map(({ id, category, title, content, pictures, days, imageRequired, remarkRequired }) => ({
      id,
      linkedPromotionId: id,
      category,
      title: title[language],
      content: content[language],
      startDate: createdAt - DAY,
      ...(days !== undefined && { endDate: createdAt + days * DAY }),
      noExpiry: days === undefined ? 1 : 0,
      announcementImages: [{ sequence: 1, url: pictures[language].url }],
      imageRequired: imageRequired ? 'Y' : 'N',
      remarkRequired: remarkRequired ? 'Y' : 'N',
    }))

function filterPromotions(all: Schemas['Promotion'][], setting: ContentSettings['promotions']): Schemas['Promotion'][] {
  if (setting === 'oneCategory') return all.filter(({ category }) => category === all[0]?.category)
  if (setting === 'all') return all
  return all.map((one) => ({ ...one, announcementImages: [{ sequence: 1, url: '/pictures/gone.webp' }] }))
}
