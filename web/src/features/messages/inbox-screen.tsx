import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inboxQuery, markRead, type Message } from '#api/inbox/inbox.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { paths } from '#lib/site/paths.ts'
import { PagedList } from '#shared/paged-list.tsx'
import { PullToRefresh } from '#shared/pull/pull-to-refresh.tsx'
import { ButtonLink } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { InboxHead } from './inbox-head.tsx'
import { MessageRow } from './message-row.tsx'
import { MessageSheet } from './message-sheet.tsx'
import styles from './messages.module.css'
import { useSelection } from './use-selection.ts'

export function InboxScreen() {
  const mail = useInfiniteQuery(inboxQuery(useLanguage()))
  const ids = mail.data?.pages.flatMap(({ rows }) => rows.map(({ messageId }) => messageId)) ?? []
  const selection = useSelection(ids)
  const [opened, setOpened] = useState<Message>()
  const [deleting, setDeleting] = useState<number[]>([])
  const { mutate: read } = useMutation(markRead(useQueryClient()))
  const open = (message: Message) => {
    setOpened(message)
    if (message.isRead === 'N') read([message.messageId])
  }
  const handleDeleted = () => {
    setOpened(undefined)
    selection.end()
  }
  return (
    <div className={styles.screen}>
      <PullToRefresh of={[['messages']]} />
      <PagedList
        query={mail}
        keyOf={({ messageId }) => String(messageId)}
        empty={<NoMail />}
        head={<InboxHead selection={selection} onDelete={setDeleting} />}
      >
        {(message) => (
          <MessageRow
            message={message}
            isChosen={selection.chosen?.includes(message.messageId)}
            onTap={() => (selection.chosen ? selection.toggle(message.messageId) : open(message))}
          />
        )}
      </PagedList>
      <MessageSheet
        message={opened}
        onClose={() => setOpened(undefined)}
        onDelete={() => opened && setDeleting([opened.messageId])}
      />
      <DeleteDialog ids={deleting} onClose={() => setDeleting([])} onDone={handleDeleted} />
    </div>
  )
}

function NoMail() {
  const { t } = useTranslation(['messages', 'titles'])
  const action = (
    <ButtonLink variant="secondary" to={paths.message}>
      {t('titles:message')}
    </ButtonLink>
  )
  return <Empty title={t('noMail')} text={t('noMailText')} action={action} />
}
