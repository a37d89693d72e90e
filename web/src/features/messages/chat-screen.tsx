import { around } from '#api/query-options.ts'
import { api } from '#api/gateway.ts'
import { launchChat } from '@longan/react-query/chat'
import { getChatUnreadCount } from '@longan/react-query/messages'
import { invalidate } from '@longan/react-query'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { session } from '#api/member/session.ts'
import { paths } from '#lib/site/paths.ts'
import { brandLook } from '#shared/brand-look.ts'
import { Failure } from '#shared/failure.tsx'
import { ProviderPane } from '#shared/provider-pane/provider-pane.tsx'
import { LoadingCover } from '#ui/page/loading-cover.tsx'

/** The colour of the chat's header in both themes: the main colour of the brand, or the gold of the default site. */
const headerColor = () => brandLook().get('gold')?.slice(0, 6) ?? 'f2c14e'

/** The delay between the address and the opening of the chat, ms. */
const OPEN_DELAY = 500

/** The address of the live chat. It is valid for one opening, so it is never cached. */
const chatLaunchQuery = (appearance: Parameters<typeof launchChat.queryOptions>[1]) => ({
  ...around(launchChat.queryOptions(api, appearance), {
    after: () => new Promise((resolve) => setTimeout(resolve, OPEN_DELAY)),
  }),
  staleTime: Infinity,
  gcTime: 0,
  refetchOnWindowFocus: false,
})

export function ChatScreen() {
  const { t } = useTranslation(['app', 'messages'])
  const client = useQueryClient()
  const navigate = useNavigate()
  const title = t('liveChat')
  const launch = useQuery(
    chatLaunchQuery({ title: t('messages:service'), headerColor: headerColor(), backUrl: paths.message }),
  )
  // The chat marks its messages as read without this page knowing.
  useEffect(() => () => void invalidate(client, [getChatUnreadCount]), [client])
  const act = { close: () => void navigate(paths.message, { replace: true }), relogin: () => session.expire() }
  return (
    <ProviderPane
      url={launch.isError ? undefined : launch.data}
      title={title}
      around="bar"
      act={act}
      onRetry={() => void launch.refetch()}
    >
      {launch.isPending && <LoadingCover />}
      {launch.isError && <Failure query={launch} />}
    </ProviderPane>
  )
}
