import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { type Channel, depositPromotionsQuery } from '#api/deposits.queries.ts'
import { useSettledLanguage } from '#api/use-settled-language.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { type Language, toMinor } from '#lib/money.ts'
import { parseMoney, readCopied } from '#lib/typed-money.ts'
import { amountRule } from '#shared/forms/amount-rule.ts'
import styles from '#shared/forms/form.module.css'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useDraft } from '#ui/use-draft.ts'
import { Closed } from './closed.tsx'
import { useClosedWords } from './closed-words.ts'
import { ConfirmSheet, type Intended } from './confirm-sheet.tsx'
import { DepositFacts } from './deposit-facts.tsx'
import { PromotionField } from './promotion-field.tsx'

/** How much by this channel, in four steps at most: bank, amount, bonus, and a look at all of it before it is sent. */
export function ChannelForm({ channel }: { channel: Channel }) {
  const { t } = useTranslation('deposit')
  const closed = useClosedWords()(channel)
  if (closed) return <Closed title={t('closed')} text={closed} />
  return <OpenChannelForm channel={channel} />
}

/** The limits of a channel, in minor units. */
function limitsOf({ min, max, fixedAmounts = [], quickAmounts = [] }: Channel) {
  const fixed = fixedAmounts.map(toMinor)
  return { min: toMinor(min), max: toMinor(max), fixed, quick: fixed.length > 0 ? fixed : quickAmounts.map(toMinor) }
}

function OpenChannelForm({ channel }: { channel: Channel }) {
  const { t } = useTranslation('deposit')
  const { limits, draft, form, ...at } = useChannelForm(channel)
  const language = useSettledLanguage()
  // Most channels have a bonus: what stands below it does not move when it comes.
  const { data: promotions = [], isLoading: isAwaited } = useQuery(depositPromotionsQuery(channel, undefined, language))
  return (
    <>
      <form {...form.props} className={styles.form} aria-label={channel.vendorName} onChange={draft.hear}>
        {channel.banks.length > 1 && (
          <SelectField
            {...form.field('bankCode')}
            label={t(channel.way === 'crypto' ? 'coin' : channel.way === 'page' ? 'wallet' : 'bank')}
            options={channel.banks.map((bank) => ({ value: bank.bankCode, label: bank.bankChName ?? bank.bankCode }))}
            defaultValue={at.bankCode}
            onChange={at.setBankCode}
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
          defaultValue={at.typed}
          onAmount={at.setAmount}
        />
        {isAwaited && <Skeleton height={73} />}
        {promotions.length > 0 && (
          <PromotionField
            {...form.field('promotionId')}
            promotions={promotions}
            defaultValue={draft.get('promotionId')}
          />
        )}
        <DepositFacts channel={channel} bankCode={at.bankCode} amount={at.amount} />
        <Button type="submit" wide>
          {t('continue')}
        </Button>
      </form>
      <ConfirmSheet channel={channel} intended={at.intended} onClose={at.reconsider} onBegun={draft.forget} />
    </>
  )
}

const bankOf = ({ banks }: Channel, code: string | undefined) =>
  banks.find(({ bankCode }) => bankCode === code)?.bankCode ?? banks[0]?.bankCode ?? ''

/** The form as it was left in this tab, and what was made of it once it fits. */
function useChannelForm(channel: Channel) {
  const language = useLanguage()
  const draft = useDraft('deposit')
  const limits = limitsOf(channel)
  const typed = keptAmount(draft.get('amount'), limits.fixed, language)
  const [bankCode, setBankCode] = useState(() => bankOf(channel, draft.get('bankCode')))
  const [amount, setAmount] = useState(() => parseMoney(typed ?? '', language))
  const [intended, setIntended] = useState<Intended>()
  const schema = v.object({ amount: amountRule(limits, language), promotionId: v.optional(v.string(), '') })
  const form = useGatewayForm(schema, ({ amount: minor, promotionId }) =>
    setIntended({ amount: minor, bankCode, promotionId: Number(promotionId) || undefined }),
  )
  const reconsider = () => setIntended(undefined)
  return { draft, limits, typed, bankCode, setBankCode, amount, setAmount, intended, reconsider, form }
}

/** What was typed for another channel; where only some amounts will do, only one of them. */
function keptAmount(typed: string | undefined, fixed: number[], language: Language) {
  const written = readCopied(typed ?? '', language) ?? typed
  const isOffered = fixed.includes(parseMoney(written ?? '', language) ?? 0)
  return fixed.length === 0 || isOffered ? written : undefined
}
