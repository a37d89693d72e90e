import type { LocalizedText } from '../../catalogue/words.ts'
import type { Caller } from '../../kernel/world/caller.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import { type InboxService, type LetterText, SERVICE } from './inbox.service.ts'
import { letterTable } from './messages.model.ts'
import { assertNotTrial } from './real-account.ts'

export type MailDraft = { recipients: string[]; subject: string; content: string }
export type MailService = ReturnType<typeof mailService>

const ANSWER = 'mail.answer'
const ANSWER_DELAY = 60_000

export const mailService = ({ table, clock, events }: World, inbox: InboxService) => {
  events.on(ANSWER, async ({ memberId, subject }: { memberId: number; subject: string }) => {
    await inbox.deliver(memberId, answerTo(subject))
  })

  return {
    async send(member: Caller, { recipients, subject, content }: MailDraft, messageId?: number) {
      assertNotTrial(member, 'messages')
      const invalid = recipients.findIndex((name) => name !== SERVICE)
      if (invalid >= 0) throw invalidField(`recipients.${invalid}`, 'is not an allowed recipient')
      const { id: memberId, account: sender } = member
      const texts = { title: toBothLanguages(subject), content: toBothLanguages(content) }
      const id = messageId ?? inbox.nextId()
      const at = clock.now()
      await table(letterTable).insert({ id, memberId, box: 'out', sender, recipients, ...texts, at, isRead: true })
      events.schedule(at + ANSWER_DELAY, ANSWER, { memberId, subject })
    },
  }
}

/** Returns a member's text for both languages, because it is not translated. */
const toBothLanguages = (text: string): LocalizedText => ({ vi: text, en: text })

const answerTo = (subject: string): LetterText => ({
  title: { vi: `Trả lời: ${subject}`, en: `Re: ${subject}` },
  content: {
    vi: '<p>Chúng tôi đã nhận thư của bạn. Đây là thư trả lời tự động của bản trình diễn: không có ai đọc thư, và không có tiền thật.</p>',
    en: '<p>We have received your message. This is an automatic reply from a demo: no one reads messages here, and there is no real money.</p>',
  },
})
