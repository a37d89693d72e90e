import { getInboxUnreadCount } from '@longan/react-query/messages'
import { listInboxByCsp } from '@longan/react-query/inbox'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/i18n.ts'
import { inboxQuery, prefetchInbox } from '#api/inbox/inbox-list.queries.ts'
import { markRead, type Message, deleteMessages, markAllRead } from '#api/inbox/inbox.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { PagedList } from '#shared/paged-list.tsx'
import { Lead } from '#shared/forms/form-layout.tsx'
import { PullToRefresh } from '#shared/pull/pull-to-refresh.tsx'
import { ButtonLink, Button } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'
import styles from './messages.module.css'
import { Check, Mail, MailOpen, Trash2 } from 'lucide-react'
import { formatDayTime } from '#lib/time/dates.ts'
import { problemText } from '#api/problems.ts'
import { Dialog, Sheet } from '#ui/overlay/sheet.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { inboxUnreadQuery } from '#api/inbox/unread.ts'
import { SanitizedHtml } from '#ui/text/sanitized-html.tsx'

export function InboxScreen() {
  const { t } = useTranslation('messages')
  const mail = useInfiniteQuery(inboxQuery(useLanguage()))
  const ids = mail.data?.pages.flatMap(({ items: list }) => list.map(({ messageId }) => messageId)) ?? []
  const selection = useSelection(ids)
  const [opened, setOpened] = useState<Message>()
  const [deleting, setDeleting] = useState<number[]>([])
  const { mutate: read } = useMutation(markRead())
  const open = (message: Message) => {
    setOpened(message)
    if (message.isRead === 'N') read({ input: [message.messageId] })
  }
  const handleDeleted = () => {
    setOpened(undefined)
    selection.end()
  }
  return (
    <div className={styles.screen}>
      <PullToRefresh of={[listInboxByCsp, getInboxUnreadCount]} />
      <Lead>{t('inboxLead')}</Lead>
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

InboxScreen.prefetch = prefetchInbox

function NoMail() {
  const { t } = useTranslation(['messages', 'titles'])
  const action = (
    <ButtonLink variant="secondary" to={paths.message}>
      {t('titles:message')}
    </ButtonLink>
  )
  return <Empty title={t('noMail')} text={t('noMailText')} action={action} />
}

type MessageRowProps = {
  message: Message
  /** True if selected; undefined outside of selection mode. */
  isChosen: boolean | undefined
  onTap: () => void
}

function MessageRow({ message, isChosen, onTap }: MessageRowProps) {
  const { t } = useTranslation('messages')
  const isUnread = message.isRead === 'N'
  return (
    <button
      type="button"
      className={styles.row}
      data-unread={isUnread || undefined}
      aria-pressed={isChosen}
      onClick={onTap}
    >
      <span className={styles.mark}>{isChosen === undefined ? isUnread ? <Mail /> : <MailOpen /> : <Check />}</span>
      <span className={styles.title}>
        {message.title}
        {isUnread && <span className="visually-hidden">, {t('unreadOne')}</span>}
      </span>
      <time className={styles.date} dateTime={new Date(message.sendDate).toISOString()}>
        {formatDayTime(message.sendDate)}
      </time>
      <span className={styles.text}>{textOf(message.content)}</span>
    </button>
  )
}

/** Returns the text of the markup. DOMParser does not run scripts. */
const textOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent

type DeleteDialogProps = {
  /** The messages to delete; the dialog is closed while the list is empty. */
  ids: number[]
  onClose: () => void
  onDone: () => void
}

function DeleteDialog({ ids, onClose, onDone }: DeleteDialogProps) {
  const { t } = useTranslation(['messages', 'app'])
  const { mutate: remove } = useMutation(deleteMessages())
  const confirm = () => {
    remove(
      { input: ids },
      {
        onSuccess: () => void showToast(t('deleted', { total: ids.length }), { kind: 'success' }),
        onError: (error) => void showToast(problemText(error), { kind: 'error', time: 'short' }),
      },
    )
    onClose()
    onDone()
  }
  return (
    <Dialog
      urgent
      open={ids.length > 0}
      onClose={onClose}
      title={t('confirmDelete')}
      text={t('confirmDeleteText')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('app:cancel')}
          </Button>
          <Button variant="danger" onClick={confirm}>
            {t('delete')}
          </Button>
        </>
      }
    />
  )
}

type InboxHeadProps = { selection: Selection; onDelete: (ids: number[]) => void }

function InboxHead({ selection, onDelete }: InboxHeadProps) {
  return selection.chosen ? (
    <SelectionHead selection={selection} onDelete={onDelete} />
  ) : (
    <ReadingHead onChoose={selection.begin} />
  )
}

function ReadingHead({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation(['messages', 'app'])
  const { data: unread = 0 } = useQuery(inboxUnreadQuery())
  const { mutate: readAll } = useMutation(markAllRead())
  return (
    <div className={styles.head}>
      <p>{unread > 0 ? t('app:unread', { total: unread }) : t('allRead')}</p>
      {unread > 0 && (
        <Button variant="quiet" size="small" onClick={() => readAll({})}>
          {t('markAllRead')}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={onChoose}>
        {t('choose')}
      </Button>
    </div>
  )
}

function SelectionHead({ selection, onDelete }: InboxHeadProps) {
  const { t } = useTranslation(['messages', 'app'])
  const { chosen = [], hasAll, toggleAll, end } = selection
  return (
    <div className={styles.head} data-choosing>
      <p role="status">{t('selectedCount', { total: chosen.length })}</p>
      <Button variant="quiet" size="small" onClick={toggleAll}>
        {t(hasAll ? 'clearSelection' : 'chooseAll')}
      </Button>
      <Button variant="danger" size="small" disabled={chosen.length === 0} onClick={() => onDelete(chosen)}>
        {t('delete')}
      </Button>
      <Button variant="secondary" size="small" onClick={end}>
        {t('app:cancel')}
      </Button>
    </div>
  )
}

type Selection = ReturnType<typeof useSelection>

/** Selected messages; undefined outside of selection mode. A message that is no longer listed is removed from the selection. */
function useSelection(listed: number[]) {
  const [picked, setPicked] = useState<number[]>()
  const chosen = picked?.filter((id) => listed.includes(id))
  return {
    chosen,
    hasAll: chosen?.length === listed.length,
    begin: () => setPicked([]),
    end: () => setPicked(undefined),
    toggle: (id: number) =>
      setPicked((before = []) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id])),
    toggleAll: () => setPicked(chosen?.length === listed.length ? [] : listed),
  }
}

type MessageSheetProps = { message: Message | undefined; onClose: () => void; onDelete: () => void }

function MessageSheet({ message, onClose, onDelete }: MessageSheetProps) {
  const { t } = useTranslation('messages')
  // The content stays visible during the closing animation.
  const [displayed, setDisplayed] = useState(message)
  if (message && message !== displayed) setDisplayed(message)
  return (
    <Sheet open={message !== undefined} onClose={onClose} title={displayed?.title ?? ''}>
      {displayed && (
        <div className={styles.letter}>
          <time dateTime={new Date(displayed.sendDate).toISOString()}>{formatDayTime(displayed.sendDate)}</time>
          <SanitizedHtml html={displayed.content} />
          <Button variant="secondary" wide onClick={onDelete}>
            <Trash2 size={18} aria-hidden /> {t('deleteOne')}
          </Button>
        </div>
      )}
    </Sheet>
  )
}
