import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import { contentHandlers } from './content.handlers.ts'
import { noticeReadsTable, contentService, type ContentService, contentSettings } from './content.service.ts'
import * as v from 'valibot'
import { defineProviderState } from '../../kernel/world/provider-state.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import type { MembersService } from '../member/member.service.ts'

type Dependencies = { content: ContentService; members: MembersService }

const contentStates = (_world: World, { content, members }: Dependencies) => ({
  'a notice is shown': defineProviderState(v.object({ announcementId: v.number() }), ({ announcementId }) => {
    const { player, popup } = content.list({ types: 'PL,PU', platform: 'M', language: 'vi' })
    if ([...player, ...popup].some(({ id }) => id === announcementId)) return
    throw invalidField('params.announcementId', 'is not a notice of this site')
  }),
  'a member has read a notice': defineProviderState(
    v.object({ account: v.string(), announcementId: v.number() }),
    ({ account, announcementId }) => content.markRead(members.getByAccount(account, 'params.account'), announcementId),
  ),
})

export const content = defineDomain({
  name: 'content',
  tables: [noticeReadsTable],
  settings: contentSettings,
  services: {
    content: contentService,
  },
  handlers: contentHandlers,
  states: contentStates,
})
