import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { markAllRead } from '#api/inbox/inbox.queries.ts'
import { inboxUnreadQuery } from '#api/inbox/messages.queries.ts'
import { Button } from '#ui/action/button.tsx'
import styles from './messages.module.css'
import type { Selection } from './use-selection.ts'

type InboxHeadProps = { selection: Selection; onDelete: (ids: number[]) => void }

export function InboxHead({ selection, onDelete }: InboxHeadProps) {
  return selection.chosen ? (
    <SelectionHead selection={selection} onDelete={onDelete} />
  ) : (
    <ReadingHead onChoose={selection.begin} />
  )
}

function ReadingHead({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation(['messages', 'app'])
  const { data: unread = 0 } = useQuery(inboxUnreadQuery())
  const { mutate: readAll } = useMutation(markAllRead(useQueryClient()))
  return (
    <div className={styles.head}>
      <p>{unread > 0 ? t('app:unread', { total: unread }) : t('allRead')}</p>
      {unread > 0 && (
        <Button variant="quiet" size="small" onClick={() => readAll([])}>
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
