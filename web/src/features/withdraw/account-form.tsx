import type { Bank } from '@longan/sdk'
import { accountInput } from '@longan/sdk/inputs/accounts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { addAccount, type BankKind, banksQuery, bindConfigurationQuery } from '#api/member/accounts.queries.ts'
import { memberInfoQuery } from '#api/member/member.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { Failure } from '#shared/failure.tsx'
import { FormFailure } from '#shared/forms/form-failure.tsx'
import { ForgottenPin } from '#shared/forms/forgotten-pin.tsx'
import styles from '#shared/forms/form.module.css'
import { PinField } from '#shared/forms/pin-field.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { Button } from '#ui/action/button.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useDraft } from '#ui/form/use-draft.ts'
import { requiredFieldsOf, toAccountInput } from './account-input.ts'
import { BankField, useBank } from './bank-field.tsx'
import { PinForm } from './pin-form.tsx'

type AccountFormProps = { kind: BankKind; onAdded?: () => void }

export function AccountForm(props: AccountFormProps) {
  const banks = useQuery(banksQuery(props.kind, useLanguage()))
  const bind = useQuery(bindConfigurationQuery())
  const member = useQuery(memberInfoQuery())
  const failed = [banks, bind, member].find((query) => query.error && !query.data)
  if (failed) return <Failure query={failed} />
  if (!banks.data || !bind.data || !member.data) return <RowSkeletons count={4} height={72} />
  if (bind.data.validate.paymentPassword) return <PinForm />
  return <Fields {...props} banks={banks.data} payee={member.data.payee} />
}

const fieldNames = {
  cardNumber: 'number',
  walletAddress: 'number',
  validatePaymentPassword: 'password',
  paymentPassword: 'password',
}
/** Names and numbers are not corrected or autofilled. */
const plainText = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

type FieldsProps = AccountFormProps & { banks: Bank[]; payee: string | undefined }

function Fields({ kind, onAdded, banks, payee }: FieldsProps) {
  const { t } = useTranslation('withdraw')
  const draft = useDraft(`account-${kind}`)
  const bank = useBank(banks, draft)
  const extras = requiredFieldsOf(bank.chosen)
  const schema = useMemo(
    () =>
      accountInput({ kind, pattern: bank.chosen?.customFieldPatternExpression, extras: requiredFieldsOf(bank.chosen) }),
    [kind, bank.chosen],
  )
  const { mutateAsync } = useMutation(addAccount(useQueryClient()))
  const send = async (typed: Record<string, string>) => {
    await mutateAsync(toAccountInput(kind, typed))
    draft.clear()
    onAdded?.()
  }
  const form = useGatewayForm(schema, send, fieldNames)
  const field = (name: string) => ({ ...form.field(name), defaultValue: draft.get(name) })
  const number = kind === 'V' ? plainText : ({ kind: 'number' } as const)
  const holder = { defaultValue: payee ?? draft.get('payeeName'), readOnly: payee !== undefined }
  return (
    <form {...form.props} className={styles.form} aria-label={t(`add_${kind}`)} onChange={draft.onChange}>
      <BankField {...form.field('bankCode')} kind={kind} bank={bank} onChosen={() => form.setError('bankCode', '')} />
      <TextField {...field('number')} {...number} label={t(`number_${kind}`)} hint={t(`numberHint_${kind}`)} />
      {kind !== 'V' && (
        <TextField {...form.field('payeeName')} {...holder} {...plainText} label={t('holder')} hint={t('holderHint')} />
      )}
      {extras.map((name) => (
        <TextField
          key={name}
          {...field(name)}
          {...plainText}
          label={(name === 'customField' && bank.chosen?.customFieldName) || t(name)}
        />
      ))}
      <PinField {...form.field('password')} label={t('pin')} />
      <ForgottenPin />
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" wide busy={form.busy}>
        {t(`add_${kind}`)}
      </Button>
    </form>
  )
}
