import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Message } from '#api/inbox/inbox.queries.ts'
import { formatDayTime } from '#lib/time/dates.ts'
import { Button } from '#ui/action/button.tsx'
import { SanitizedHtml } from '#ui/text/sanitized-html.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import styles from './messages.module.css'

type MessageSheetProps = { message: Message | undefined; onClose: () => void; onDelete: () => void }

export function MessageSheet({ message, onClose, onDelete }: MessageSheetProps) {
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
