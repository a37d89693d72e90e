import { useSession } from '#api/member/session.ts'
import { useMemberLayout } from '#api/site/templates.queries.ts'
import { MemberCard } from '#shared/member-card.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import styles from './member-hub.module.css'
import { LinkRows, LinkTiles } from './member-links.tsx'
import { useOwnLinks, useSiteLinks } from './use-member-links.tsx'

export function MemberHubScreen() {
  const account = useSession()?.userName ?? ''
  const layout = useMemberLayout()
  const [own, site] = [useOwnLinks(), useSiteLinks()]
  return (
    <div className={styles.screen} data-layout={layout}>
      <section className={styles.card}>
        <MemberCard account={account} />
      </section>
      {!layout && <Skeleton height={88} radius="card" />}
      {layout === 'base' && <LinkRows links={own} />}
      {layout === 'new' && <LinkTiles links={own} />}
      <LinkRows links={site.links} />
      {site.sheet}
    </div>
  )
}
