import { useQuery, useMutation } from '@tanstack/react-query'
import { Gift, Percent, TicketPercent } from 'lucide-react'
import { formatMoney } from '#lib/money/money.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/i18n.ts'
import { claimRewards } from './claim-rewards.ts'
import { rebatesQuery, type PendingReward, pendingRewardsQuery } from './rewards.queries.ts'
import { useCurrentBreak } from '#api/member/responsible.queries.ts'
import { useModule } from '#api/site/system.queries.ts'
import { formatDay, formatDayTime, startOfDay } from '#lib/time/dates.ts'
import { toBreakFacts } from '#shared/breaks/break-facts.ts'
import { PagedList } from '#shared/paged-list.tsx'
import { Button } from '#ui/action/button.tsx'
import { Countdown } from '#ui/text/countdown.tsx'
import { lazyComponent } from '#ui/page/lazy-component.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { Section } from '#ui/list/scroll-row.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { RewardRow } from './reward-row.tsx'
import { useClaim } from './use-claim.ts'
import { useReadyRewards } from './use-reward-tabs.ts'
import { useFormatReward, useRewardToast } from './use-format-reward.ts'
import { api, apiIn } from '#api/gateway.ts'
import { getAvailablePromotions } from '@longan/react-query/rewards'
import { claimPromoCode, listPromoCodes } from '@longan/react-query/promo-codes'
import type { PromoCode, PromoCodeReward } from '@longan/sdk'
import { problem } from '@longan/sdk/inputs/rules'
import * as v from 'valibot'
import { FormFailure, Form } from '#shared/forms/form-layout.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useDraft } from '#ui/form/use-draft.ts'

const BreakNotice = lazyComponent(() => import('#shared/breaks/break-notice.tsx').then((file) => file.BreakNotice))

const keyOf = ({ id, day }: PendingReward) => `${day ? 'rebate' : 'reward'}:${id}`

export function ClaimableTab() {
  const { t } = useTranslation('rewards')
  const rewards = useQuery(pendingRewardsQuery(useLanguage()))
  const hasRebates = useModule('PLYRBT')
  const rebates = useQuery({ ...rebatesQuery(), enabled: hasRebates })
  const { claim, claiming } = useClaim(claimRewards(), useRewardToast())
  const ready = useReadyRewards()
  const current = useCurrentBreak()
  const row = (waiting: PendingReward) => (
    <ClaimableRow
      waiting={waiting}
      isClaiming={claiming?.some((one) => keyOf(one) === keyOf(waiting)) ?? false}
      onClaim={() => claim([waiting])}
    />
  )
  // Waits for all of them, so that nothing moves under a finger.
  if (rewards.isPending || rebates.isLoading) return <RowSkeletons count={6} height={76} />
  return (
    <>
      {current && <BreakNotice found={toBreakFacts(current)} />}
      {ready.length > 1 && (
        <Button wide busy={claiming !== undefined} onClick={() => claim(ready)}>
          {t('claimAll', { total: ready.length })}
        </Button>
      )}
      <PagedList query={rewards} keyOf={keyOf} empty={!current && <NothingToClaim />}>
        {row}
      </PagedList>
      {hasRebates && (
        <Section title={t('rebates')}>
          <PagedList query={rebates} keyOf={keyOf} empty={<p>{t('noRebates')}</p>}>
            {row}
          </PagedList>
        </Section>
      )}
      {!current && <PromoCodes />}
    </>
  )
}

type ClaimableRowProps = { waiting: PendingReward; isClaiming: boolean; onClaim: () => void }

function ClaimableRow({ waiting, isClaiming, onClaim }: ClaimableRowProps) {
  const { t } = useTranslation('rewards')
  const formatReward = useFormatReward()
  const { title, day, state } = waiting
  const name = title ?? t('rebateOf', { day: day && formatDay(startOfDay(day)) })
  return (
    <RewardRow
      icon={day ? <Percent /> : <Gift />}
      title={name}
      reward={formatReward(waiting)}
      note={<ClaimPeriod {...waiting} />}
    >
      {state === 'ready' && (
        <Button size="small" busy={isClaiming} onClick={onClaim} aria-label={t('claimOne', { name })}>
          {t('claim')}
        </Button>
      )}
    </RewardRow>
  )
}

function ClaimPeriod({ state, from, until }: PendingReward) {
  const { t } = useTranslation(['rewards', 'app'])
  if (state === 'over') return t('expiredAt', { time: formatDayTime(until) })
  if (state === 'later') return t('availableFrom', { time: formatDayTime(from ?? until) })
  return (
    <>
      {t('until', { time: formatDayTime(until) })} · {t('app:timeLeft')} <Countdown deadline={until} />
    </>
  )
}

function NothingToClaim() {
  const { t } = useTranslation('rewards')
  return <Empty title={t('nothingToClaim')} text={t('nothingToClaimText')} />
}

const MAX_LENGTH = 40
const schema = v.object({
  promoCode: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'required'),
    v.maxLength(MAX_LENGTH, problem('length', { min: 1, max: MAX_LENGTH })),
  ),
})

function PromoCodes() {
  const { t } = useTranslation('rewards')
  const isOpen = useQuery(getAvailablePromotions.queryOptions(api)).data?.PROMOCODE.enabled !== false
  const { data: codes = [] } = useQuery({ ...listPromoCodes.queryOptions(apiIn(useLanguage())), enabled: isOpen })
  const { claim, claiming } = useClaim(claimPromoCode.mutationOptions(api), useCodeToast())
  if (!isOpen) return null
  return (
    <Section title={t('promoCode')}>
      <CodeForm />
      {codes.map((code) => (
        <CodeRow
          key={code.promoCode}
          code={code}
          isClaiming={claiming?.input === code.promoCode}
          onClaim={() => claim({ input: code.promoCode })}
        />
      ))}
    </Section>
  )
}

function useCodeToast() {
  const showReward = useRewardToast()
  return ({ bonusAmt, pointAmt, ticketName }: PromoCodeReward) =>
    showReward({ money: bonusAmt, points: pointAmt, ticket: ticketName })
}

function CodeForm() {
  const { t } = useTranslation('rewards')
  const draft = useDraft('promo-code')
  const showReward = useCodeToast()
  const { mutateAsync } = useMutation(claimPromoCode.mutationOptions(api))
  const form = useGatewayForm(schema, async ({ promoCode }, { reset }) => {
    const reward = await mutateAsync({ input: promoCode })
    draft.clear()
    reset()
    showReward(reward)
  })
  return (
    <Form {...form.props} aria-label={t('promoCode')} onChange={draft.onChange}>
      <TextField
        {...form.field('promoCode')}
        label={t('codeLabel')}
        hint={t('codeHint')}
        defaultValue={draft.get('promoCode')}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" variant="secondary" wide busy={form.busy}>
        {t('useCode')}
      </Button>
    </Form>
  )
}

type CodeRowProps = { code: PromoCode; isClaiming: boolean; onClaim: () => void }

function CodeRow({ code: { promoCode, promoName, description, enabled, ...code }, isClaiming, onClaim }: CodeRowProps) {
  const { t } = useTranslation('rewards')
  const language = useLanguage()
  const missing = code.unreachedConditions.map(({ current, target }) =>
    t('reached', { current: formatMoney(current, language), target: formatMoney(target, language) }),
  )
  const note = [description, ...missing].join(' · ')
  return (
    <RewardRow icon={<TicketPercent />} title={`${promoName} · ${promoCode}`} note={note}>
      {enabled && (
        <Button
          size="small"
          variant="secondary"
          busy={isClaiming}
          onClick={onClaim}
          aria-label={t('claimOne', { name: promoName })}
        >
          {t('claim')}
        </Button>
      )}
    </RewardRow>
  )
}
