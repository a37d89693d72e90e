import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { chatLaunchQuery } from '#api/chat.queries.ts'
import { session } from '#api/session.ts'
import { paths } from '#lib/paths.ts'
import { Failure } from '#shared/failure.tsx'
import { PartnerPane } from '#shared/partner/partner-pane.tsx'
import { LoadingCover } from '#ui/loading-cover.tsx'

/** The lacquer's gold, under the head of the chat in either theme. */
const HEADER_COLOR = 'f2c14e'

/** The live chat under the page's own bar; once it is left, what waited there has been read. */
export function ChatScreen() {
  const { t } = useTranslation(['app', 'messages'])
  const client = useQueryClient()
  const navigate = useNavigate()
  const title = t('liveChat')
  const launch = useQuery(
    chatLaunchQuery({ title: t('messages:service'), headerColor: HEADER_COLOR, backUrl: paths.message }),
  )
  // The chat reads what waits outside of this page's knowledge.
  useEffect(() => () => void client.invalidateQueries({ queryKey: ['messages', 'chat-unread'] }), [client])
  const act = { close: () => void navigate(paths.message, { replace: true }), relogin: () => session.expire() }
  return (
    <PartnerPane
      url={launch.isError ? undefined : launch.data}
      title={title}
      act={act}
      onRetry={() => void launch.refetch()}
    >
      {launch.isPending && <LoadingCover />}
      {launch.isError && <Failure query={launch} />}
    </PartnerPane>
  )
}
