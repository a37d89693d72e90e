import { isTrial } from '@longan/sdk'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMemberType } from '#api/member.queries.ts'
import { useSession } from '#api/session.ts'
import { statusQuery, useModule } from '#api/system.queries.ts'
import { paths } from '#lib/paths.ts'
import { Failure } from '#shared/failure.tsx'
import { PullToRefresh } from '#shared/pull/pull-to-refresh.tsx'
import styles from '#shared/records/records.module.css'
import { ButtonLink } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { RowSkeletons } from '#ui/skeleton.tsx'
import { Friends } from './friends.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Income } from './income.tsx'
import { Invitation } from './invitation.tsx'
import { NewcomersWay } from './newcomers-way.tsx'

/** Bringing friends: the link to hand on, who came by it, and what that gave. Whoever has no account sees what it would give. */
export function InviteScreen() {
  const promo = useModule('REFERRAL3')
  const status = useQuery(statusQuery())
  const isMember = Boolean(useSession())
  const trial = isTrial(useMemberType())
  if (status.error && !status.data) return <Failure query={status} />
  if (promo === undefined) return <RowSkeletons count={4} height={96} />
  if (!promo) return <NotHere />
  return (
    <div className={styles.screen}>
      {isMember && !trial ? <Own /> : <NewcomersWay />}
      <HowItWorks />
    </div>
  )
}

const Own = () => (
  <>
    <PullToRefresh of={[['referral']]} />
    <Invitation />
    <Income />
    <Friends />
  </>
)

function NotHere() {
  const { t } = useTranslation(['referral', 'app'])
  const action = (
    <ButtonLink variant="secondary" to={paths.home}>
      {t('app:toHome')}
    </ButtonLink>
  )
  return <Empty title={t('app:comingSoon')} text={t('comingSoonText')} action={action} />
}
