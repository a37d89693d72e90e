import type { DepositSettings, Limit } from '@longan/sdk'
import { useLanguage } from '#i18n/i18n.ts'
import { formatDayTime } from '#lib/time/dates.ts'
import { Empty } from '#ui/page/empty.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { useDebouncedLanguage } from '#i18n/use-debounced-language.ts'
import { type Language, toMinor, formatMoney } from '#lib/money/money.ts'
import { amountRule } from '#shared/forms/amount-rule.ts'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { AmountField } from '#ui/form/amount-field.tsx'
import { Button, ButtonLink } from '#ui/action/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { useDraft } from '#ui/form/use-draft.ts'
import { ConfirmSheet, type DepositIntent } from './confirm-sheet.tsx'
import { LimitNote, LimitQuestion, useDepositLimit } from './deposit-limit.tsx'
import { DepositFacts } from './deposit-facts.tsx'
import { PromotionField } from './promotion-field.tsx'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { type Channel, type DepositKind, depositPromotionsQuery } from '#api/wallet/deposits.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { Failure } from '#shared/failure.tsx'
import { Fields, Form, FormLink, Group, Lead, Remark, Row, Screen } from '#shared/forms/form-layout.tsx'
import cashier from './cashier.module.css'
import { Link } from '#ui/action/link.tsx'
import { RowSkeletons, Skeleton } from '#ui/page/skeleton.tsx'
import { Tabs } from '#ui/action/tabs.tsx'
import { depositPath } from './deposit-path.ts'
import { useDepositSite } from './use-deposit-site.ts'
import { Bitcoin, Landmark, QrCode, Wallet } from 'lucide-react'
import { formatAmount, parseMoney, normalizePasted } from '#lib/money/typed-money.ts'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { chargeRule } from './charge.ts'
import { useDuration } from './use-duration.ts'

/** Returns why a channel is closed, and when it opens if that is known; undefined for an open channel. */
function useClosedReason() {
  const { t } = useTranslation('deposit')
  return ({ isOpen, message, opensAt }: Channel) => {
    if (isOpen !== 'N') return undefined
    const until = opensAt === undefined ? '' : t('opensAt', { time: formatDayTime(opensAt) })
    return { reason: message || t('closed'), until }
  }
}

const inOneLine = ({ reason, until }: { reason: string; until: string }) => [reason, until].filter(Boolean).join('. ')

type OpenOrdersProps = { orders: DepositSettings['depositInfo']; channels: Channel[] }

function OpenOrders({ orders, channels }: OpenOrdersProps) {
  const { t } = useTranslation('deposit')
  const language = useLanguage()
  if (orders.length === 0) return null
  const nameOf = (method: string) => channels.find((channel) => channel.method === method)?.vendorName ?? method
  return (
    <Fields aria-label={t('openOrders')}>
      <Group>{t('openOrders')}</Group>
      <ListCard>
        {orders.map(({ depositId, requestedAmount, depositMethod, depositDate, status = 'awaiting' }) => (
          <ListRow
            key={depositId}
            to={depositPath({ order: depositId })}
            title={`${formatMoney(requestedAmount, language)} · ${nameOf(depositMethod)}`}
            text={`${t(`state_${status}`)} · ${formatDayTime(depositDate)}`}
          />
        ))}
      </ListCard>
    </Fields>
  )
}

function DepositClosed(texts: { title: string; text: string }) {
  const { t } = useTranslation('titles')
  const action = (
    <ButtonLink variant="secondary" to={paths.message}>
      {t('message')}
    </ButtonLink>
  )
  return <Empty {...texts} action={action} />
}

function ChannelForm({ channel }: { channel: Channel }) {
  const closed = useClosedReason()(channel)
  if (closed) return <DepositClosed title={closed.reason} text={closed.until} />
  return <OpenChannelForm channel={channel} />
}

/** The amounts of a channel that a limit of the member leaves; it is offered as an amount, too. */
function limitsOf({ min, max, fixedAmounts = [], quickAmounts = [] }: Channel, limit: Limit | undefined) {
  const range = { min: toMinor(min), max: toMinor(max), remaining: limit && toMinor(limit.remaining) }
  const { remaining = Infinity } = range
  const fixed = fixedAmounts.map(toMinor)
  const offered = (fixed.length > 0 ? fixed : quickAmounts.map(toMinor)).filter((one) => one <= remaining)
  const isOffered = fixed.length === 0 && remaining >= range.min && remaining < range.max
  const quick = isOffered ? [...new Set([...offered, remaining])] : offered
  return { ...range, fixed, quick }
}

function OpenChannelForm({ channel }: { channel: Channel }) {
  const { t } = useTranslation('deposit')
  const { limits, draft, form, ...fields } = useChannelForm(channel)
  const language = useDebouncedLanguage()
  // Most channels have a bonus: a skeleton prevents a layout shift.
  const { data: promotions = [], isLoading } = useQuery(depositPromotionsQuery(channel, undefined, language))
  return (
    <>
      <Form {...form.props} aria-label={channel.vendorName} onChange={draft.onChange}>
        {channel.banks.length > 1 && (
          <SelectField
            {...form.field('bankCode')}
            label={t(channel.kind === 'crypto' ? 'coin' : channel.kind === 'page' ? 'wallet' : 'bank')}
            options={channel.banks.map((bank) => ({ value: bank.bankCode, label: bank.bankChName ?? bank.bankCode }))}
            defaultValue={fields.bankCode}
            onChange={fields.setBankCode}
          />
        )}
        <AmountField
          {...form.field('amount')}
          label={t('amount')}
          min={limits.min}
          max={Math.min(limits.max, Math.max(limits.min, limits.remaining ?? Infinity))}
          quick={limits.quick}
          isFixed={limits.fixed.length > 0}
          hint={limits.fixed.length > 0 ? t('chooseValue') : undefined}
          defaultValue={fields.typed}
          onAmount={fields.setAmount}
        />
        {fields.limit && <LimitNote limit={fields.limit} />}
        {isLoading && <Skeleton height={73} />}
        {promotions.length > 0 && (
          <PromotionField
            {...form.field('promotionId')}
            promotions={promotions}
            defaultValue={draft.get('promotionId')}
          />
        )}
        <DepositFacts channel={channel} bankCode={fields.bankCode} amount={fields.amount} />
        <Button type="submit" wide>
          {t('continue')}
        </Button>
      </Form>
      <ConfirmSheet channel={channel} intent={fields.intent} onClose={fields.cancel} onCreated={draft.clear} />
    </>
  )
}

const bankOf = ({ banks }: Channel, code: string | undefined) =>
  banks.find(({ bankCode }) => bankCode === code)?.bankCode ?? banks[0]?.bankCode ?? ''

function useChannelForm(channel: Channel) {
  const language = useLanguage()
  const draft = useDraft('deposit')
  const { limit } = useDepositLimit()
  const limits = limitsOf(channel, limit)
  const typed = restoreAmount(draft.get('amount'), limits.fixed, language)
  const [bankCode, setBankCode] = useState(() => bankOf(channel, draft.get('bankCode')))
  const [amount, setAmount] = useState(() => parseMoney(typed ?? '', language))
  const [intent, setIntent] = useState<DepositIntent>()
  const schema = v.object({
    bankCode: v.optional(v.string(), ''),
    amount: amountRule(limits, language),
    promotionId: v.optional(v.string(), ''),
  })
  const form = useGatewayForm(schema, ({ amount: minor, promotionId }) =>
    setIntent({ amount: minor, bankCode, promotionId: Number(promotionId) || undefined }),
  )
  const cancel = () => setIntent(undefined)
  return { draft, limit, limits, typed, bankCode, setBankCode, amount, setAmount, intent, cancel, form }
}

/** Returns the draft amount, or undefined if the channel has fixed amounts without it. */
function restoreAmount(typed: string | undefined, fixed: number[], language: Language) {
  const written = normalizePasted(typed ?? '', language) ?? typed
  const isOffered = fixed.includes(parseMoney(written ?? '', language) ?? 0)
  return fixed.length === 0 || isOffered ? written : undefined
}

export function Cashier() {
  const { t } = useTranslation('deposit')
  const { layout, channels, isOpen, orders, failing } = useDepositSite()
  const { question, isLoading } = useDepositLimit()
  if (failing) return <Failure query={failing} />
  if (!layout || !channels || !orders || isLoading)
    return (
      <Screen>
        <Lead>{t('lead')}</Lead>
        <RowSkeletons count={6} height={72} />
      </Screen>
    )
  if (!isOpen || channels.length === 0) return <DepositClosed title={t('allClosed')} text={t('allClosedText')} />
  if (question) return <LimitQuestion {...question} />
  return (
    <Screen>
      <Lead>{t('lead')}</Lead>
      <OpenOrders orders={orders} channels={channels} />
      {layout === 'new' ? <ChannelTabs channels={channels} /> : <ChannelSteps channels={channels} />}
      <Remark>
        <Link to={`${paths.accountRecord}?type=deposit`}>{t('history')}</Link>
      </Remark>
    </Screen>
  )
}

type ChannelsProps = { channels: Channel[] }

const useSelectedChannel = (channels: Channel[]) => {
  const [query] = useSearchParams()
  return channels.find(({ vendorId }) => String(vendorId) === query.get('channel'))
}

function ChannelTabs({ channels }: ChannelsProps) {
  const { t } = useTranslation('deposit')
  const navigate = useNavigate()
  const selected = useSelectedChannel(channels) ?? channels.find(({ isOpen }) => isOpen !== 'N') ?? channels[0]!
  const tabs = channels.map((channel) => ({
    value: String(channel.vendorId),
    label: channel.vendorName,
    icon: <ChannelIcon kind={channel.kind} />,
  }))
  return (
    <div className={cashier.methods}>
      <Tabs
        label={t('channels')}
        tabs={tabs}
        value={String(selected.vendorId)}
        onChange={(channel) => void navigate(depositPath({ channel }), { replace: true })}
      >
        <ChannelForm key={selected.vendorId} channel={selected} />
      </Tabs>
    </div>
  )
}

function ChannelSteps({ channels }: ChannelsProps) {
  const { t } = useTranslation('deposit')
  const selected = useSelectedChannel(channels)
  if (!selected) return <ChannelRows channels={channels} />
  return (
    <Fields>
      <Row>
        <strong>{selected.vendorName}</strong>
        <FormLink to={paths.deposit} replace>
          {t('otherChannel')}
        </FormLink>
      </Row>
      <ChannelForm key={selected.vendorId} channel={selected} />
    </Fields>
  )
}

const icons = { transfer: Landmark, qr: QrCode, crypto: Bitcoin, page: Wallet }

function ChannelIcon({ kind }: { kind: DepositKind }) {
  const Icon = icons[kind]
  return <Icon aria-hidden />
}

function ChannelRows({ channels }: { channels: Channel[] }) {
  const { t } = useTranslation('deposit')
  const summaryOf = useChannelSummary()
  const closedReasonOf = useClosedReason()
  const textOf = (channel: Channel) => {
    const closed = closedReasonOf(channel)
    return closed ? inOneLine(closed) : summaryOf(channel)
  }
  return (
    <ListCard label={t('channels')}>
      {channels.map((channel) => (
        <ListRow
          key={channel.vendorId}
          icon={<ChannelIcon kind={channel.kind} />}
          title={channel.vendorName}
          text={textOf(channel)}
          to={channel.isOpen === 'N' ? undefined : depositPath({ channel: channel.vendorId })}
        />
      ))}
    </ListCard>
  )
}

function useChannelSummary() {
  const { t } = useTranslation(['deposit', 'forms'])
  const language = useLanguage()
  const duration = useDuration()
  return (channel: Channel) => {
    const [min, max] = [channel.min, channel.max].map((sum) => formatAmount(sum, language))
    const rule = chargeRule(channel, language)
    const limits = t('forms:amountLimits', { min, max })
    return [limits, rule ? t('feeShort', rule) : t('free'), duration(channel.creditsAfter)].filter(Boolean).join(' · ')
  }
}
