import type { components } from '@longan/sdk'
import { announcements } from '../../catalogue/texts.ts'
import type { Caller } from '../../kernel/caller.ts'
import type { Language } from '../../kernel/language.ts'
import { invalidField } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import { bannersOf, type NoticeType, noticesOf, promotionsOf, shownOf } from './announcement-list.ts'
import { noticeReadsTable } from './content.model.ts'
import type { ContentSettings } from './content.settings.ts'

export type Wanted = {
  /** Codes separated by commas: B, PL, PU, PR, A for agents; H has no content. */
  types?: string | undefined
  groupName?: string | undefined
  platform?: 'W' | 'M' | undefined
  language: Language
  member?: Caller | undefined
}

export type ContentService = ReturnType<typeof contentService>

const TRIAL = 4
const AGENTS = [1, 2, 41, 42]
const DEFAULT_TYPES = 'B,PL,PU'

/** Banners, notices, pop-ups and promotions, and who has read what. */
export const contentService = (world: World<ContentSettings>) => {
  const { clock, settings } = world
  const noticeReads = world.table(noticeReadsTable)
  const readsOf = (member: Caller | undefined) => (member && noticeReads.get(member.id)?.noticeIds) ?? []

  /** The notices of one kind, newest first, as `member` has read them. */
  function notices(type: NoticeType, { member, language }: Pick<Wanted, 'member' | 'language'>) {
    const reads = readsOf(member)
    const isRead = (id: number) => member?.type === TRIAL || reads.includes(id)
    const isForThem = type !== 'A' || AGENTS.includes(member?.type ?? TRIAL)
    if (!settings.hasContent || !isForThem) return []
    return noticesOf({ type, language, bornAt: world.bornAt, isRead })
  }

  return {
    notices,
    /** Everything of the wanted kinds; a kind nobody asked for is empty. */
    list(wanted: Wanted): components['schemas']['Announcements'] {
      const { language, groupName } = wanted
      const types = settings.hasContent ? (wanted.types ?? DEFAULT_TYPES).split(',') : []
      return {
        banners: types.includes('B') && wanted.platform !== 'W' ? bannersOf(language, groupName) : [],
        player: types.includes('PL') ? notices('PL', wanted) : [],
        popup: types.includes('PU') ? notices('PU', wanted) : [],
        promotion: types.includes('PR')
          ? shownOf(promotionsOf(language, world.bornAt, clock.now()), settings.promotions)
          : [],
        ...(types.includes('A') && { agent: notices('A', wanted) }),
      }
    },

    /** From now on `member` has read the notice; once more changes nothing. */
    async markRead(member: Caller, noticeId: number): Promise<void> {
      if (!announcements().some(({ id }) => id === noticeId)) {
        throw invalidField('announcementId', 'is not an announcement of this site')
      }
      const noticeIds = readsOf(member)
      if (noticeIds.includes(noticeId)) return
      if (!noticeReads.get(member.id)) await noticeReads.insert({ id: member.id, noticeIds: [] })
      await noticeReads.update(member.id, { noticeIds: [...noticeIds, noticeId] })
    },
  }
}
