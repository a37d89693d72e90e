import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { chatLaunchQuery } from '#api/inbox/chat.queries.ts'
import { session } from '#api/member/session.ts'
import { paths } from '#lib/site/paths.ts'
import { Failure } from '#shared/failure.tsx'
import { ProviderPane } from '#shared/provider-pane/provider-pane.tsx'
import { LoadingCover } from '#ui/page/loading-cover.tsx'

/** Gold of the default theme, the colour of the chat's header in both themes. */
const HEADER_COLOR = 'f2c14e'

export function ChatScreen() {
  const { t } = useTranslation(['app', 'messages'])
  const client = useQueryClient()
  const navigate = useNavigate()
  const title = t('liveChat')
  const launch = useQuery(
    chatLaunchQuery({ title: t('messages:service'), headerColor: HEADER_COLOR, backUrl: paths.message }),
  )
  // The chat marks its messages as read without this page knowing.
  useEffect(() => () => void client.invalidateQueries({ queryKey: ['messages', 'chat-unread'] }), [client])
  const act = { close: () => void navigate(paths.message, { replace: true }), relogin: () => session.expire() }
  return (
    <ProviderPane
      url={launch.isError ? undefined : launch.data}
      title={title}
      act={act}
      onRetry={() => void launch.refetch()}
    >
      {launch.isPending && <LoadingCover />}
      {launch.isError && <Failure query={launch} />}
    </ProviderPane>
  )
}
