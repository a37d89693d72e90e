import { Handshake, Headset, Mail, Megaphone, MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useModule } from '#api/site/system.queries.ts'
import { useUnread } from '#api/inbox/unread.ts'
import { paths } from '#lib/site/paths.ts'
import { useService } from '#shared/use-service.ts'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { BrandMark } from '#ui/media/brand-mark.tsx'
import styles from './messages.module.css'
import { Badge } from '#ui/text/badge.tsx'

export function MessageScreen() {
  const { t } = useTranslation(['messages', 'app', 'titles'])
  const unread = useUnread()
  const service = useService()
  const hasChat = useModule('CBS3')
  return (
    <div className={styles.centre}>
      <ListCard label={t('yourMessages')}>
        <ListRow
          icon={<Megaphone />}
          title={t('titles:notices')}
          text={t('noticesText')}
          to={paths.notices()}
          trailing={<Unread count={unread.announcement} />}
        />
        <ListRow
          icon={<Mail />}
          title={t('titles:inbox')}
          text={t('inboxText')}
          to={paths.inbox}
          trailing={<Unread count={unread.inbox} />}
        />
      </ListCard>
      <ListCard label={t('contactUs')}>
        {hasChat && (
          <ListRow
            icon={<MessageCircle />}
            title={t('app:liveChat')}
            text={t('chatText')}
            to={paths.chat}
            trailing={<Unread count={unread.chat} />}
          />
        )}
        {service.channels.length > 0 && (
          <ListRow icon={<Headset />} title={t('service')} text={t('serviceText')} onClick={service.openLink} />
        )}
        <ListRow icon={<Handshake />} title={t('affiliate')} text={t('affiliateText')} to={paths.agentRegister} />
      </ListCard>
      <p className={styles.end}>
        <BrandMark size={64} outline />
      </p>
    </div>
  )
}

function Unread({ count }: { count: number }) {
  const { t } = useTranslation()
  if (count < 1) return null
  return (
    <span>
      <span aria-hidden>
        <Badge count={count} />
      </span>
      <span className="visually-hidden">{t('unread', { total: count })}</span>
    </span>
  )
}
