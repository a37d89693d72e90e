import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Message } from '#api/inbox.queries.ts'
import { formatDateTime } from '#lib/dates.ts'
import { Button } from '#ui/button.tsx'
import { SanitizedHtml } from '#ui/sanitized-html.tsx'
import { Sheet } from '#ui/sheet.tsx'
import styles from './messages.module.css'

type MessageSheetProps = { message: Message | undefined; onClose: () => void; onDelete: () => void }

/** One whole message, with a button that deletes it. */
export function MessageSheet({ message, onClose, onDelete }: MessageSheetProps) {
  const { t } = useTranslation('messages')
  // The content stays visible during the closing animation.
  const [shown, setShown] = useState(message)
  if (message && message !== shown) setShown(message)
  return (
    <Sheet open={message !== undefined} onClose={onClose} title={shown?.title ?? ''}>
      {shown && (
        <div className={styles.letter}>
          <time dateTime={new Date(shown.sendDate).toISOString()}>{formatDateTime(shown.sendDate)}</time>
          <SanitizedHtml html={shown.content} />
          <Button variant="secondary" wide onClick={onDelete}>
            <Trash2 size={18} aria-hidden /> {t('deleteOne')}
          </Button>
        </div>
      )}
    </Sheet>
  )
}
