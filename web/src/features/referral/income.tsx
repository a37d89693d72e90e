import { useLanguage } from '#i18n/i18n.ts'
import { api } from '#api/gateway.ts'
import { getReferralIncome, listReferralAchievements, claimReferralRewards } from '@longan/react-query/referral'
import type { ReferralIncome } from '@longan/sdk'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#lib/money/money.ts'
import { Failure } from '#shared/failure.tsx'
import { Facts, Totals } from '#shared/records/facts.tsx'
import { Group } from '#shared/forms/form-layout.tsx'
import { usePress } from '#shared/use-press.ts'
import { Amount } from '#ui/text/amount.tsx'
import { Button } from '#ui/action/button.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { showToast } from '#ui/overlay/toast.ts'

export function Income() {
  const { t } = useTranslation('referral')
  const income = useQuery(getReferralIncome.queryOptions(api, {}))
  const claim = useClaim()
  if (income.error && !income.data) return <Failure query={income} />
  if (!income.data) return <Skeleton height={220} radius="card" />
  const { totalAmountToday, totalAmountYesterday } = income.data
  return (
    <>
      <Group>{t('income')}</Group>
      <Totals
        sums={[
          { label: t('today'), value: totalAmountToday },
          { label: t('yesterday'), value: totalAmountYesterday },
        ]}
      />
      <Sources income={income.data} />
      <Button wide busy={claim.isPending} onClick={() => claim.press({})}>
        {t('claim')}
      </Button>
      <Achievements />
    </>
  )
}

function Sources({ income }: { income: ReferralIncome }) {
  const { t } = useTranslation('referral')
  const sources = [
    { label: t('byFriends'), amount: income.invitationAmount },
    { label: t('byStakes'), amount: income.totalBetRebateAmount },
    { label: t('byAchievements'), amount: income.achievementAmount },
  ]
  return <Facts facts={sources.map(({ label, amount }) => ({ label, value: <Amount value={amount} /> }))} />
}

/** If nothing can be claimed, the gateway's message is shown. */
function useClaim() {
  const { t } = useTranslation('referral')
  const language = useLanguage()
  return usePress(claimReferralRewards.mutationOptions(api), (rewards) => {
    const total = rewards.reduce((sum, { amount }) => sum + amount, 0)
    void showToast(t('claimed', { amount: formatMoney(total, language) }), { kind: 'success' })
  })
}

function Achievements() {
  const { t } = useTranslation('referral')
  const { data = [] } = useQuery(listReferralAchievements.queryOptions(api))
  if (data.length === 0) return null
  const facts = data.map(({ inviteeUsers, amount, hasClaimed }) => ({
    label:
      t('achievement', { count: inviteeUsers, friends: inviteeUsers }) +
      (hasClaimed === 'Y' ? ` · ${t('milestoneClaimed')}` : ''),
    value: <Amount value={amount} />,
  }))
  return (
    <>
      <Group>{t('achievements')}</Group>
      <Facts facts={facts} />
    </>
  )
}
