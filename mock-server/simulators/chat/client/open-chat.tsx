/** @jsxImportSource preact */
import type { ClientContext } from '../../shared/client-context.ts'
import type { RoomResponse } from '../rules/chat.routes.ts'
import { ChatPage } from './chat-page.tsx'
import { createChatClient } from './chat-client.ts'

export async function openChat(context: ClientContext) {
  const { language } = context.frame
  const room = await context.calls.open<RoomResponse>('/partners/chat/open', { language })
  const client = createChatClient(context, room.lines)
  void client.poll()
  return <ChatPage client={client} name={room.name} />
}
