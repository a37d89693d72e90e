import { invalidField } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { SystemService } from '../system/system.service.ts'
import { type Letter, letterTable } from './messages.model.ts'

export type { Letter } from './messages.model.ts'
export type InboxService = ReturnType<typeof inboxService>
export type LetterText = Pick<Letter, 'title' | 'content'>

/** The customer service: the sender of letters to members, and the only allowed recipient. */
export const SERVICE = 'SERVICE'
/** First id of new letters; ids of seeded letters are derived from the member's id. */
const FIRST_ID = 10_000_000

export const inboxService = (world: World, { system }: { system: Pick<SystemService, 'nameSite'> }) => {
  const { clock, ids } = world
  const letters = world.table(letterTable)
  const named = (letter: Letter) => ({ ...letter, title: system.nameSite(letter.title) })
  const nextId = (): number => FIRST_ID + ids.next('letter')
  const own = (memberId: number, box: Letter['box'], messageIds: number[]) =>
    letters.where({ memberId, box }).filter(({ id }) => messageIds.includes(id))
  const unread = (memberId: number) => letters.where({ memberId, box: 'in' }).filter(({ isRead }) => !isRead)
  async function setRead(found: Letter[]) {
    for (const { id, isRead } of found) if (!isRead) await letters.update(id, { isRead: true })
  }

  function deliver(memberId: number, { title, content }: LetterText, id = nextId()) {
    const letter = { id, memberId, box: 'in' as const, sender: SERVICE, recipients: [], title, content }
    return letters.insert({ ...letter, at: clock.now(), isRead: false })
  }
  return {
    nextId,
    list: (memberId: number, box: Letter['box']): Letter[] =>
      letters
        .where({ memberId, box })
        .map((letter) => (letter.sender === SERVICE ? named(letter) : letter))
        .reverse(),
    unreadOf: (memberId: number): number => unread(memberId).length,
    deliver,
    async markRead(memberId: number, messageIds: number[], field = 'messageIds') {
      const found = own(memberId, 'in', messageIds)
      const isMissing = messageIds.some((wanted) => !found.some(({ id }) => id === wanted))
      if (isMissing) throw invalidField(field, 'is not one of your messages')
      await setRead(found)
    },
    markAllRead: (memberId: number) => setRead(unread(memberId)),
    remove: (memberId: number, box: Letter['box'], messageIds: number[]) =>
      own(memberId, box, messageIds).forEach(({ id }) => letters.remove(id)),
  }
}
