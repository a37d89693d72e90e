import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { referralDetailsQuery } from '#api/agent/referral.queries.ts'
import { Failure } from '#shared/failure.tsx'
import { InviteCard, invitationUrl } from '#shared/invite/invite-card.tsx'
import { Totals } from '#shared/records/totals.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'

export function Invitation() {
  const { t } = useTranslation('referral')
  const details = useQuery(referralDetailsQuery())
  if (details.error && !details.data) return <Failure query={details} />
  if (!details.data) return <Skeleton height={420} radius="card" />
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
