import * as v from 'valibot'
import { letterNumber, reminderNumber } from '../../catalogue/texts-letters.ts'
import { state } from '../../kernel/provider-state.ts'
import type { World } from '../../kernel/world.ts'
import type { MembersService } from '../member/member.service.ts'
import type { ChatService } from './chat.service.ts'
import type { FeedbackService } from './feedback.service.ts'
import { type InboxService, SERVICE } from './inbox.service.ts'
import type { MailService } from './mail.service.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const message = v.object({ account: v.string(), messageId: v.number() })

type Needs = {
  members: MembersService
  inbox: InboxService
  mail: MailService
  chat: ChatService
  feedback: FeedbackService
}

export const messagesStates = (_world: World, { members, inbox, mail, chat, feedback }: Needs) => {
  const named = (account: string) => members.named(account, 'params.account')
  return {
    'a member has unread messages': state(
      v.object({ account: v.string(), inbox: count, chat: count }),
      async ({ account, ...wanted }) => {
        const { id } = named(account)
        await inbox.markAllRead(id)
        await chat.see(id)
        for (let number = 1; number <= wanted.inbox; number++) await inbox.deliver(id, letterNumber(number))
        for (let number = 1; number <= wanted.chat; number++)
          await chat.say(id, { by: 'robot', text: reminderNumber(number) })
      },
    ),
    'somebody has just told the operator something': state(v.object({}), () =>
      feedback.send({ type: 0, content: 'Provider state' }),
    ),
    'a member has received a message': state(message, ({ account, messageId }) =>
      inbox.deliver(named(account).id, letterNumber(messageId), messageId),
    ),
    'a member has sent a message': state(message, ({ account, messageId }) =>
      mail.send(
        named(account),
        { recipients: [SERVICE], subject: 'Nạp tiền', content: 'Khi nào tiền vào ví?' },
        messageId,
      ),
    ),
  }
}
