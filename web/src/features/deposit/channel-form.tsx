import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { type Channel, depositPromotionsQuery } from '#api/wallet/deposits.queries.ts'
import { useDebouncedLanguage } from '#api/use-debounced-language.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { type Language, toMinor } from '#lib/money/money.ts'
import { parseMoney, normalizePasted } from '#lib/money/typed-money.ts'
import { amountRule } from '#shared/forms/amount-rule.ts'
import { Form } from '#shared/forms/form-layout.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { AmountField } from '#ui/form/amount-field.tsx'
import { Button } from '#ui/action/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { useDraft } from '#ui/form/use-draft.ts'
import { DepositClosed } from './closed.tsx'
import { useClosedReason } from './use-closed-reason.ts'
import { ConfirmSheet, type DepositIntent } from './confirm-sheet.tsx'
import { DepositFacts } from './deposit-facts.tsx'
import { PromotionField } from './promotion-field.tsx'

export function ChannelForm({ channel }: { channel: Channel }) {
  const { t } = useTranslation('deposit')
  const closedReason = useClosedReason()(channel)
  if (closedReason) return <DepositClosed title={t('closed')} text={closedReason} />
  return <OpenChannelForm channel={channel} />
}

function limitsOf({ min, max, fixedAmounts = [], quickAmounts = [] }: Channel) {
  const fixed = fixedAmounts.map(toMinor)
  return { min: toMinor(min), max: toMinor(max), fixed, quick: fixed.length > 0 ? fixed : quickAmounts.map(toMinor) }
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
          max={limits.max}
          quick={limits.quick}
          isFixed={limits.fixed.length > 0}
          hint={limits.fixed.length > 0 ? t('chooseValue') : undefined}
          defaultValue={fields.typed}
          onAmount={fields.setAmount}
        />
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
  const limits = limitsOf(channel)
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
  return { draft, limits, typed, bankCode, setBankCode, amount, setAmount, intent, cancel, form }
}

/** Returns the draft amount, or undefined if the channel has fixed amounts without it. */
function restoreAmount(typed: string | undefined, fixed: number[], language: Language) {
  const written = normalizePasted(typed ?? '', language) ?? typed
  const isOffered = fixed.includes(parseMoney(written ?? '', language) ?? 0)
  return fixed.length === 0 || isOffered ? written : undefined
}
