import { chat } from '@longan/sdk/chat'
import { messages } from '@longan/sdk/messages'
import { queryOptions } from '@tanstack/react-query'
import { http } from './gateway.ts'
import { debounce } from './messages.queries.ts'
import { session } from './session.ts'

/** The chat opens so long after its address has come, ms. */
const OPEN_DELAY = 500

/** What the chat is told about how it looks, and where its way back leads. */
type ChatAppearance = { title: string; headerColor: string; backUrl: string }

/** An address to open the live chat at. It is good for one opening, so nothing is kept and every visit asks anew. */
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

/** How many messages of the live chat are unread. A failure is no news: the badge just stays away. */
export const chatUnreadQuery = () =>
  queryOptions({
    queryKey: ['messages', 'chat-unread', session.get()?.userName],
    queryFn: async ({ signal }) => {
      await debounce(signal)
      return messages(http).getChatUnread({ signal })
    },
  })
