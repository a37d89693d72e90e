import * as v from 'valibot'
import type { Fault } from '../../kernel/faults.ts'
import { badField } from '../../kernel/refusal.ts'
import { state } from './provider-state.ts'

const noticeKinds = {
  types: 'PL,PU,PR',
  groupName: undefined,
  platform: 'M',
  language: 'vi',
  member: undefined,
} as const

export const siteStates = {
  'the site is open': state(v.object({}), ({ world: { settings } }) => {
    settings.status = { maintenance: false, regionRestriction: false, ipBlocked: false }
  }),
  'the site is under maintenance': state(v.object({}), ({ world: { settings } }) => {
    settings.status = { maintenance: true, regionRestriction: false, ipBlocked: false }
  }),
  'an operation fails': state(
    v.object({ operation: v.string(), status: v.number(), code: v.string() }),
    ({ world: { faults } }, fault) => faults.add(fault as Fault),
  ),
  'a notice is shown': state(v.object({ announcementId: v.number() }), ({ services }, { announcementId }) => {
    const { player, popup } = services.content.list(noticeKinds)
    if ([...player, ...popup].some(({ id }) => id === announcementId)) return
    throw badField('params.announcementId', 'is not a notice of this site')
  }),
}
