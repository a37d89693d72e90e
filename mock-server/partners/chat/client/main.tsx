/** @jsxImportSource preact */
import { startPartner } from '../../kit/start.tsx'
import type { RoomOnWire } from '../rules/chat.routes.ts'
import { ChatPage } from './chat-page.tsx'
import { createTalk } from './talk.ts'

void startPartner(async (kit) => {
  const { language } = kit.frame
  const room = await kit.calls.post<RoomOnWire>('/partners/chat/open', { language })
  const talk = createTalk(kit, room.lines)
  void talk.listen()
  return <ChatPage talk={talk} name={room.name} />
})
