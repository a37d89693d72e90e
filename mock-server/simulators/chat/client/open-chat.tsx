/** @jsxImportSource preact */
import type { ClientContext } from '../../shared/kit.ts'
import type { RoomOnWire } from '../rules/chat.routes.ts'
import { ChatPage } from './chat-page.tsx'
import { createTalk } from './talk.ts'

/** Comes into the chat, and keeps listening. */
export async function openChat(kit: ClientContext) {
  const { language } = kit.frame
  const room = await kit.calls.open<RoomOnWire>('/partners/chat/open', { language })
  const talk = createTalk(kit, room.lines)
  void talk.listen()
  return <ChatPage talk={talk} name={room.name} />
}
