import type { BreaksService } from '../responsible-gaming/breaks.service.ts'
import type { Member, MembersService } from '../member/member.service.ts'
import type { OutboxService } from '../outbox/outbox.service.ts'
import type { InboxService } from './inbox.service.ts'
import { isTrial } from './real-account.ts'

export type Mailing = { kind: 'service' | 'promotion'; title: string; content: string }
export type MailingsService = ReturnType<typeof mailingsService>
type Dependencies = { members: MembersService; breaks: BreaksService; inbox: InboxService; outbox: OutboxService }

/** Messages of the operator to the inbox of members, and to their mail address or mobile number. */
export const mailingsService = ({ members, breaks, inbox, outbox }: Dependencies) => {
  async function deliver(member: Member, { title, content }: Mailing) {
    await inbox.deliver(member.id, { title: { vi: title, en: title }, content: { vi: content, en: content } })
    await outbox.send(member, { subject: title, text: content })
  }

  return {
    /** Sends a message to one member, or to all. Returns the accounts that got it: a promotion is sent to no member in a break. */
    async send(mailing: Mailing, account?: string): Promise<string[]> {
      const asked = account === undefined ? members.list() : [members.getByAccount(account)]
      const isAllowed = (member: Member) =>
        !isTrial(member) && (mailing.kind === 'service' || breaks.receivesOffers(member.id))
      const recipients = asked.filter(isAllowed)
      for (const member of recipients) await deliver(member, mailing)
      return recipients.map((member) => member.account)
    },
  }
}
