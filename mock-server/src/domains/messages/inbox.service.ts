import { invalidField } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import { type Letter, letterTable } from './messages.model.ts'

export type { Letter } from './messages.model.ts'
export type InboxService = ReturnType<typeof inboxService>
/** What a letter says, in both languages. */
export type LetterText = Pick<Letter, 'title' | 'content'>

/** The customer service: who writes to members, and whom they may write to. */
export const SERVICE = 'SERVICE'
/** Ids of the present begin here; those of the past are made of the member's number. */
const FIRST_ID = 10_000_000

/** The letters between the site and its members. */
export const inboxService = (world: World) => {
  const { clock, ids } = world
  const letters = world.table(letterTable)
  const nextId = (): number => FIRST_ID + ids.next('letter')
  const own = (memberId: number, box: Letter['box'], messageIds: number[]) =>
    letters.where({ memberId, box }).filter(({ id }) => messageIds.includes(id))
  const unread = (memberId: number) => letters.where({ memberId, box: 'in' }).filter(({ isRead }) => !isRead)
  async function read(found: Letter[]) {
    for (const { id, isRead } of found) if (!isRead) await letters.update(id, { isRead: true })
  }

  function deliver(memberId: number, { title, content }: LetterText, id = nextId()) {
    const letter = { id, memberId, box: 'in' as const, sender: SERVICE, recipients: [], title, content }
    return letters.insert({ ...letter, at: clock.now(), isRead: false })
  }
  return {
    nextId,
    /** The letters of one box, newest first. */
    list: (memberId: number, box: Letter['box']): Letter[] => letters.where({ memberId, box }).reverse(),
    unreadOf: (memberId: number): number => unread(memberId).length,
    /** Puts a letter of the site into a member's inbox. */
    deliver,
    /** From now on these letters count as read; one that is not the member's is refused. */
    async markRead(memberId: number, messageIds: number[], field = 'messageIds') {
      const found = own(memberId, 'in', messageIds)
      const isMissing = messageIds.some((wanted) => !found.some(({ id }) => id === wanted))
      if (isMissing) throw invalidField(field, 'names a message that the member does not have')
      await read(found)
    },
    markAllRead: (memberId: number) => read(unread(memberId)),
    /** Takes letters out of a box; what is not there is passed over. */
    remove: (memberId: number, box: Letter['box'], messageIds: number[]) =>
      own(memberId, box, messageIds).forEach(({ id }) => letters.remove(id)),
  }
}
