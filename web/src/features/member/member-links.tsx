import { useTranslation } from 'react-i18next'
import { Badge } from '#ui/text/badge.tsx'
import { Link } from '#ui/action/link.tsx'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import styles from './member-hub.module.css'
import type { MemberLink } from './use-member-links.tsx'

type LinksProps = { links: readonly MemberLink[] }

export function LinkRows({ links }: LinksProps) {
  return (
    <ListCard>
      {links.map(({ to, icon, title, unread, onPress }) => (
        <ListRow key={to} to={to} icon={icon} title={title} trailing={<Unread count={unread} />} onClick={onPress} />
      ))}
    </ListCard>
  )
}

export function LinkTiles({ links }: LinksProps) {
  return (
    <ul className={styles.tiles}>
      {links.map(({ to, icon, title, unread, onPress }) => (
        <li key={to}>
          <Link to={to} onClick={onPress}>
            {icon}
            <span>{title}</span>
            <Unread count={unread} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Unread({ count }: { count: number | undefined }) {
  const { t } = useTranslation()
  return <Badge count={count} label={t('unread', { total: count ?? 0 })} />
}
