import { getLetter, reminderAt } from '../catalogue/texts-letters.ts'
import type { LocalizedText } from '../catalogue/words.ts'
import { chatLineTable, letterTable } from '../domains/messages/messages.model.ts'
import type { Caller } from '../kernel/world/caller.ts'
import type { World } from '../kernel/world/world.ts'
import type { History } from './history.ts'

/** Letters by key, newest first; `unread` counts the unread ones, `times` repeats all. `reminders` counts unread lines of the chat robot. */
type Mailbox = {
  letters: string
  unread?: number
  times?: number
  reminders?: number
  chatLines?: readonly LocalizedText[]
}

const HOUR = 3_600_000

const CHAT_LINES: readonly LocalizedText[] = [
  { vi: 'Chào bạn, tôi đã nạp tiền lúc sáng.', en: 'Hello, I made a deposit this morning.' },
  { vi: 'Tôi muốn hỏi về hoàn trả tuần này.', en: 'I would like to ask about this week’s rebate.' },
]

const MAILBOXES: Readonly<Record<string, Mailbox>> = {
  demo01: {
    letters: 'rebate deposit games withdraw vip security survey welcome',
    unread: 3,
    reminders: 4,
    chatLines: CHAT_LINES,
  },
  vip02: { letters: 'vip withdraw limits security welcome' },
  many01: { letters: 'games lottery rebate limits survey security', unread: 100, times: 20, reminders: 250 },
  agent01: { letters: 'contract downline downline rebate games welcome' },
  agent41: { letters: 'downline security welcome' },
  agent42: { letters: 'lottery downline welcome' },
  odd03: { letters: 'limits welcome' },
  odd40: { letters: 'welcome' },
  captcha01: { letters: 'security deposit survey welcome' },
}

export const messageHistory: History = {
  name: 'post',
  appliesTo: ({ account }) => account in MAILBOXES,
  seed: seedMessages,
}

async function seedMessages(world: World, member: Caller): Promise<void> {
  const { letters, times = 1, ...post } = MAILBOXES[member.account]!
  const keys = letters.split(' ')
  await seedLetters(world, member, {
    keys: Array.from({ length: times }, () => keys).flat(),
    unread: post.unread ?? 0,
  })
  await seedChatLines(world, member, post)
}

/** Ids are derived from the member's id, so that the sequence of new letters stays the same; the newest has the highest. */
async function seedLetters(
  { table, createdAt }: World,
  { id: memberId }: Caller,
  { keys, unread }: { keys: string[]; unread: number },
) {
  for (const [index, key] of keys.toReversed().entries()) {
    const age = keys.length - index
    const { title, content } = getLetter(key)
    const letter = { id: memberId * 1000 + index + 1, memberId, box: 'in' as const, sender: 'SERVICE', recipients: [] }
    await table(letterTable).insert({ ...letter, title, content, at: createdAt - age * 7 * HOUR, isRead: age > unread })
  }
}

async function seedChatLines(
  { table, createdAt }: World,
  { id: memberId }: Caller,
  { chatLines = [], reminders = 0 }: Pick<Mailbox, 'chatLines' | 'reminders'>,
) {
  const robot = Array.from({ length: reminders }, (_, index) => ({ by: 'robot' as const, text: reminderAt(index) }))
  const lines = [...chatLines.map((text) => ({ by: 'member' as const, text })), ...robot]
  for (const [index, line] of lines.entries()) {
    const at = createdAt - (lines.length - index) * 60_000
    await table(chatLineTable).insert({
      id: -(memberId * 1000 + index),
      memberId,
      ...line,
      at,
      isSeen: line.by === 'member',
    })
  }
}
