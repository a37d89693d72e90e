import type { Word } from '../../catalogue/words.ts'
import type { Caller } from '../../kernel/caller.ts'
import { invalidField } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import { type InboxService, type LetterText, SERVICE } from './inbox.service.ts'
import { letterTable } from './messages.model.ts'
import { refuseTrial } from './real-account.ts'

export type MailDraft = { recipients: string[]; subject: string; content: string }
export type MailService = ReturnType<typeof mailService>

const ANSWER = 'mail.answer'
/** The service's robot answers a letter after this long, ms. */
const ANSWERED_AFTER = 60_000

/** What members write. */
export const mailService = ({ table, clock, events }: World, inbox: InboxService) => {
  events.on(ANSWER, async ({ memberId, subject }: { memberId: number; subject: string }) => {
    await inbox.deliver(memberId, answerTo(subject))
  })

  return {
    /** Sends what a member has written; it stays in the outbox. The service's robot answers it in a minute. */
    async send(member: Caller, { recipients, subject, content }: MailDraft, messageId?: number) {
      refuseTrial(member, 'messages')
      const stranger = recipients.findIndex((name) => name !== SERVICE)
      if (stranger >= 0) throw invalidField(`recipients.${stranger}`, 'is nobody the member may write to')
      const { id: memberId, account: sender } = member
      const words = { title: same(subject), content: same(content) }
      const id = messageId ?? inbox.nextId()
      const at = clock.now()
      await table(letterTable).insert({ id, memberId, box: 'out', sender, recipients, ...words, at, isRead: true })
      events.schedule(at + ANSWERED_AFTER, ANSWER, { memberId, subject })
    },
  }
}

/** What a member wrote says the same to readers of any language. */
const same = (text: string): Word => ({ vi: text, en: text })

const answerTo = (subject: string): LetterText => ({
  title: { vi: `Trả lời: ${subject}`, en: `Re: ${subject}` },
  content: {
    vi: '<p>Chúng tôi đã nhận thư của bạn. Đây là thư trả lời tự động của bản trình diễn: không có ai đọc thư, và không có tiền thật.</p>',
    en: '<p>We have received your message. This is an automatic answer of the demonstration: nobody reads it, and there is no real money.</p>',
  },
})
