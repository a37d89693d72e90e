import { letterNamed, reminderNumber } from '../catalogue/texts-letters.ts'
import type { Word } from '../catalogue/words.ts'
import { chatLineTable, letterTable } from '../domains/messages/messages.model.ts'
import type { Caller } from '../kernel/caller.ts'
import type { World } from '../kernel/world.ts'
import type { History } from './seed-history.ts'

/** Letters by name, newest first: so many of them unread, and all of them so many times. Lines of the robot that wait in the chat. */
type Post = { letters: string; unread?: number; times?: number; waiting?: number; said?: readonly Word[] }

const HOUR = 3_600_000

const ASKED: readonly Word[] = [
  { vi: 'Chào bạn, tôi đã nạp tiền lúc sáng.', en: 'Hello, I made a deposit this morning.' },
  { vi: 'Tôi muốn hỏi về hoàn trả tuần này.', en: 'I would like to ask about this week’s rebate.' },
]

/** What waits for each persona; somebody else finds nothing. */
const POSTS: Readonly<Record<string, Post>> = {
  demo01: { letters: 'rebate deposit games withdraw vip security survey welcome', unread: 3, waiting: 4, said: ASKED },
  vip02: { letters: 'vip withdraw limits security welcome' },
  many01: { letters: 'games lottery rebate limits survey security', unread: 100, times: 20, waiting: 250 },
  agent01: { letters: 'contract downline downline rebate games welcome' },
  agent41: { letters: 'downline security welcome' },
  agent42: { letters: 'lottery downline welcome' },
  odd03: { letters: 'limits welcome' },
  odd40: { letters: 'welcome' },
  captcha01: { letters: 'security deposit survey welcome' },
}

export const postPast: History = { name: 'post', isOf: ({ account }) => account in POSTS, write: writePost }

/** Writes what a persona has received so far, and what was said in the chat. */
async function writePost(world: World, member: Caller): Promise<void> {
  const { letters, times = 1, ...post } = POSTS[member.account]!
  const keys = letters.split(' ')
  await writeLetters(world, member, {
    keys: Array.from({ length: times }, () => keys).flat(),
    unread: post.unread ?? 0,
  })
  await writeLines(world, member, post)
}

/** Ids are made of the member's number, so that the present loses none; the newest has the highest. */
async function writeLetters(
  { table, bornAt }: World,
  { id: memberId }: Caller,
  { keys, unread }: { keys: string[]; unread: number },
) {
  for (const [index, key] of keys.toReversed().entries()) {
    const age = keys.length - index
    const { title, content } = letterNamed(key)
    const letter = { id: memberId * 1000 + index + 1, memberId, box: 'in' as const, sender: 'SERVICE', recipients: [] }
    await table(letterTable).insert({ ...letter, title, content, at: bornAt - age * 7 * HOUR, isRead: age > unread })
  }
}

async function writeLines(
  { table, bornAt }: World,
  { id: memberId }: Caller,
  { said = [], waiting = 0 }: Pick<Post, 'said' | 'waiting'>,
) {
  const robot = Array.from({ length: waiting }, (_, index) => ({ by: 'robot' as const, text: reminderNumber(index) }))
  const lines = [...said.map((text) => ({ by: 'member' as const, text })), ...robot]
  for (const [index, line] of lines.entries()) {
    const at = bornAt - (lines.length - index) * 60_000
    await table(chatLineTable).insert({
      id: -(memberId * 1000 + index),
      memberId,
      ...line,
      at,
      isSeen: line.by === 'member',
    })
  }
}
