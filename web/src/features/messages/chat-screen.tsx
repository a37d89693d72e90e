import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { chatLaunchQuery } from '#api/chat.queries.ts'
import { session } from '#api/session.ts'
import { paths } from '#lib/paths.ts'
import { Failure } from '#parts/failure.tsx'
import { PartnerFrame, useFrameAddress } from '#parts/partner-frame.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { LoadingCover } from '#ui/loading-cover.tsx'
import styles from './messages.module.css'

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
  const address = useFrameAddress(launch.data)
  // The chat reads what waits outside of this page's knowledge.
  useEffect(() => () => void client.invalidateQueries({ queryKey: ['messages', 'chat-unread'] }), [client])
  const act = { close: () => void navigate(paths.message, { replace: true }), relogin: () => session.expire() }
  return (
    <div className={styles.chat}>
      {launch.isPending && <LoadingCover />}
      {launch.isError && <Failure query={launch} />}
      {launch.isSuccess && !address && <ErrorPanel message={t('urlEmpty')} onRetry={() => void launch.refetch()} />}
      {address && !launch.isError && (
        <PartnerFrame address={address} title={title} className={styles.frame} act={act} />
      )}
    </div>
  )
}
