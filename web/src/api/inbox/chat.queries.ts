import { chat } from '@longan/sdk/chat'
import { messages } from '@longan/sdk/messages'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../gateway.ts'
import { debounce } from './messages.queries.ts'
import { session } from '../member/session.ts'

/** The delay between the address and the opening of the chat, ms. */
const OPEN_DELAY = 500

type ChatAppearance = { title: string; headerColor: string; backUrl: string }

/** The address of the live chat. It is valid for one opening, so it is never cached. */
export const chatLaunchQuery = (appearance: ChatAppearance) =>
  queryOptions({
    queryKey: ['chat', 'launch'],
    queryFn: async ({ signal }) => {
      const address = await chat(http).launchChat(appearance, { signal })
      await new Promise((resolve) => setTimeout(resolve, OPEN_DELAY))
      return address
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

/** The number of unread chat messages. An error hides the badge. */
export const chatUnreadQuery = () =>
  queryOptions({
    queryKey: ['messages', 'chat-unread', session.get()?.userName],
    queryFn: async ({ signal }) => {
      await debounce(signal)
      return messages(http).getChatUnread({ signal })
    },
  })
