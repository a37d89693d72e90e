import type { components } from '@longan/sdk'
import { announcements, banners, promotions } from '../catalogue/texts.ts'
import type { Member } from '../member/member.model.ts'
import { badField } from '../refusal.ts'
import type { World } from '../world.ts'

type Schemas = components['schemas']
export type ContentService = ReturnType<typeof contentService>
export type Wanted = {
  /** Codes separated by commas: B, PL, PU, PR; A and H have no content yet. */
  types?: string | undefined
  groupName?: string | undefined
  platform?: 'W' | 'M' | undefined
  language: 'vi' | 'en'
  member?: Member | undefined
}

const DAY = 86_400_000
const TRIAL = 4
const DEFAULT_TYPES = 'B,PL,PU'

/** Banners, notices, pop-ups and promotions, and who has read what. */
export const contentService = (world: World) => {
  const { db, clock, settings } = world
  const readsOf = (member: Member | undefined) => (member && db.noticeReads.get(member.id)?.noticeIds) ?? []

  function bannersFor({ groupName, platform, language }: Wanted): Schemas['Banner'][] {
    const shown = platform === 'W' ? [] : banners()
    return shown
      .map(({ image, title, opens, ...banner }, index) => ({
        bannerId: 11 + index,
        groupName: banner.groupName as string,
        url: image,
        title: title[language],
        linkageType: 'INTERNAL',
        linkage: opens,
      }))
      .filter((banner) => groupName === undefined || banner.groupName === groupName)
  }

  function noticesFor({ language, member }: Wanted, type: 'PL' | 'PU'): Schemas['Notice'][] {
    const reads = readsOf(member)
    return announcements()
      .filter((notice) => notice.type === type)
      .map(({ id, title, content, daysOld }) => ({
        id,
        title: title[language],
        content: content[language],
        startDate: world.bornAt - daysOld * DAY,
        read: member?.type === TRIAL || reads.includes(id),
        announcementDisplaySpeed: 'HIGH',
      }))
  }

  function promotionsIn(language: 'vi' | 'en'): Schemas['Promotion'][] {
    return promotions()
      .filter(({ days }) => days === undefined || world.bornAt + days * DAY > clock.now())
      .map(({ id, category, title, content, image, days, imageRequired, remarkRequired }) => ({
        id,
        linkedPromotionId: id,
        category,
        title: title[language],
        content: content[language],
        startDate: world.bornAt - DAY,
        ...(days !== undefined && { endDate: world.bornAt + days * DAY }),
        noExpiry: days === undefined ? 1 : 0,
        announcementImages: [{ sequence: 1, url: image }],
        imageRequired: imageRequired ? 'Y' : 'N',
        remarkRequired: remarkRequired ? 'Y' : 'N',
      }))
  }

  return {
    /** Everything of the wanted kinds; a kind nobody asked for is empty. */
    list(wanted: Wanted): Schemas['Announcements'] {
      const types = settings.hasContent ? (wanted.types ?? DEFAULT_TYPES).split(',') : []
      return {
        banners: types.includes('B') ? bannersFor(wanted) : [],
        player: types.includes('PL') ? noticesFor(wanted, 'PL') : [],
        popup: types.includes('PU') ? noticesFor(wanted, 'PU') : [],
        promotion: types.includes('PR') ? promotionsIn(wanted.language) : [],
      }
    },

    /** From now on `member` has read the notice; once more changes nothing. */
    async markRead(member: Member, noticeId: number): Promise<void> {
      if (!announcements().some(({ id }) => id === noticeId)) {
        throw badField('announcementId', 'is not an announcement of this site')
      }
      const noticeIds = readsOf(member)
      if (noticeIds.includes(noticeId)) return
      if (!db.noticeReads.get(member.id)) await db.noticeReads.insert({ id: member.id, noticeIds: [] })
      await db.noticeReads.update(member.id, { noticeIds: [...noticeIds, noticeId] })
    },
  }
}
