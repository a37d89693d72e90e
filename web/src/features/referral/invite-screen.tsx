import { useLanguage } from '#i18n/i18n.ts'
import { api, apiIn } from '#api/gateway.ts'
import {
  getReferralDetails,
  listReferralRules,
  getReferralIncome,
  listReferralAchievements,
  listReferrals,
  listReferralEstimates,
} from '@longan/react-query/referral'
import { isTrial } from '@longan/sdk'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useIsAgent, useMemberType } from '#api/member/member.queries.ts'
import { useSession, session } from '#api/member/session.ts'
import { statusQuery, useModule } from '#api/site/system.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { AgentReferralLinks } from '#shared/agent-referral.tsx'
import { Failure } from '#shared/failure.tsx'
import { PullToRefresh } from '#shared/pull/pull-to-refresh.tsx'
import styles from '#shared/records/records.module.css'
import { ButtonLink } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { RowSkeletons, Skeleton } from '#ui/page/skeleton.tsx'
import { Friends } from './friends.tsx'
import { Income } from './income.tsx'
import { Group, Lead } from '#shared/forms/form-layout.tsx'
import { SanitizedHtml } from '#ui/text/sanitized-html.tsx'
import { InviteCard, invitationUrl } from '#shared/invite/invite-card.tsx'
import { Totals, Facts } from '#shared/records/facts.tsx'
import buttons from '#shared/member/member-card.module.css'
import { Amount } from '#ui/text/amount.tsx'

/** Referral page: the link to share, the friends and the income. A guest sees an estimate instead, an agent the agents' entry. */
export function InviteScreen() {
  const { t } = useTranslation('referral')
  const promo = useModule('REFERRAL3')
  const status = useQuery(statusQuery())
  const isMember = Boolean(useSession())
  const trial = isTrial(useMemberType())
  const isAgent = useIsAgent()
  if (isAgent) return <AgentLinks />
  if (status.error && !status.data) return <Failure query={status} />
  if (promo === false) return <ComingSoon />
  return (
    <div className={styles.screen}>
      <Lead>{t('lead')}</Lead>
      {promo === undefined ? (
        <RowSkeletons count={4} height={96} />
      ) : isMember && !trial ? (
        <MemberReferral />
      ) : (
        <GuestReferral />
      )}
      {promo && <HowItWorks />}
    </div>
  )
}

const MemberReferral = () => (
  <>
    <PullToRefresh of={[getReferralDetails, getReferralIncome, listReferralAchievements, listReferrals]} />
    <Invitation />
    <Income />
    <Friends />
  </>
)

function AgentLinks() {
  const { t } = useTranslation('referral')
  return (
    <div className={styles.screen}>
      <Empty title={t('agentTitle')} text={t('agentText')} />
      <AgentReferralLinks />
    </div>
  )
}

function ComingSoon() {
  const { t } = useTranslation(['referral', 'app'])
  const action = (
    <ButtonLink variant="secondary" to={paths.home}>
      {t('app:toHome')}
    </ButtonLink>
  )
  return <Empty title={t('app:comingSoon')} text={t('comingSoonText')} action={action} />
}

function HowItWorks() {
  const { t } = useTranslation('referral')
  const { data = [] } = useQuery(listReferralRules.queryOptions(apiIn(useLanguage())))
  if (data.length === 0) return null
  return (
    <>
      <Group>{t('rules')}</Group>
      {data.map(({ title, content }) => (
        <div key={title}>
          <h3 className={styles.title}>{title}</h3>
          <SanitizedHtml html={content} />
        </div>
      ))}
    </>
  )
}

function Invitation() {
  const { t } = useTranslation('referral')
  const details = useQuery(getReferralDetails.queryOptions(api))
  if (details.error && !details.data) return <Failure query={details} />
  if (!details.data) return <Skeleton height={582} radius="card" />
  const { referralCode, totalInvitations, totalPrize } = details.data
  return (
    <>
      <InviteCard code={referralCode} link={invitationUrl('referralCode', referralCode)} />
      <Totals
        sums={[
          { label: t('invited'), text: String(totalInvitations) },
          { label: t('earned'), value: totalPrize },
        ]}
      />
    </>
  )
}

function GuestReferral() {
  const { t } = useTranslation(['referral', 'app'])
  const { data = [], isPending } = useQuery(listReferralEstimates.queryOptions(api))
  const rememberReturn = () => session.rememberReturn(paths.inviteFriends)
  return (
    <>
      <Empty title={t('guestTitle')} text={t('guestText')} />
      {isPending && <Skeleton height={188} radius="card" />}
      <Facts
        facts={data.map(({ inviteeUsers, estimatedIncome }) => ({
          label: t('estimate', { count: inviteeUsers, friends: inviteeUsers }),
          value: <Amount value={estimatedIncome} />,
        }))}
      />
      <div className={buttons.buttons}>
        <ButtonLink to={paths.register} onClick={rememberReturn}>
          {t('app:register')}
        </ButtonLink>
        <ButtonLink to={paths.login} variant="secondary" onClick={rememberReturn}>
          {t('app:login')}
        </ButtonLink>
      </div>
    </>
  )
}
