import { api } from '#api/gateway.ts'
import { listReferralEstimates } from '@longan/react-query/referral'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { session } from '#api/member/session.ts'
import { paths } from '#lib/site/paths.ts'
import { Facts } from '#shared/records/facts.tsx'
import buttons from '#shared/member/member-card.module.css'
import { Amount } from '#ui/text/amount.tsx'
import { ButtonLink } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'

export function GuestReferral() {
  const { t } = useTranslation(['referral', 'app'])
  const { data = [] } = useQuery(listReferralEstimates.queryOptions(api))
  const rememberReturn = () => session.rememberReturn(paths.inviteFriends)
  return (
    <>
      <Empty title={t('guestTitle')} text={t('guestText')} />
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
