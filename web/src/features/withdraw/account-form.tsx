import { useLanguage } from '#i18n/i18n.ts'
import { api } from '#api/gateway.ts'
import { addBankCard } from '@longan/react-query/accounts'
import type { Bank, AccountInput } from '@longan/sdk'
import { accountInput, newPaymentPin } from '@longan/sdk/inputs/accounts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { banksQuery, bindConfigurationQuery } from './accounts.queries.ts'
import type { BankKind } from './accounts.ts'
import { memberInfoQuery } from '#api/member/member.queries.ts'
import { Failure } from '#shared/failure.tsx'
import { Fields, Form, FormFailure, Lead } from '#shared/forms/form-layout.tsx'
import { ForgottenPin, PinField } from '#shared/forms/pin-field.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { Button } from '#ui/action/button.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useDraft, type Draft } from '#ui/form/use-draft.ts'
import { removeDiacritics } from '#lib/search/remove-diacritics.ts'
import { ChoiceField } from '#ui/form/choice-field.tsx'
import type { FieldBaseProps } from '#ui/form/field.tsx'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { setPaymentPassword } from '@longan/react-query/security'

type AccountFormProps = { kind: BankKind; onAdded?: () => void }

export function AccountForm(props: AccountFormProps) {
  const banks = useQuery(banksQuery(props.kind, useLanguage()))
  const bind = useQuery(bindConfigurationQuery())
  const member = useQuery(memberInfoQuery())
  const failed = [banks, bind, member].find((query) => query.error && !query.data)
  if (failed) return <Failure query={failed} />
  if (!banks.data || !bind.data || !member.data) return <RowSkeletons count={4} height={72} />
  if (bind.data.validate.paymentPassword) return <PinForm />
  return <AccountFields {...props} banks={banks.data} payee={member.data.payee} />
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

function AccountFields({ kind, onAdded, banks, payee }: FieldsProps) {
  const { t } = useTranslation('withdraw')
  const draft = useDraft(`account-${kind}`)
  const bank = useBank(banks, draft)
  const extras = requiredFieldsOf(bank.chosen)
  const schema = accountInput({
    kind,
    pattern: bank.chosen?.customFieldPatternExpression,
    extras: requiredFieldsOf(bank.chosen),
  })
  const { mutateAsync } = useMutation(addBankCard.mutationOptions(api))
  const send = async (typed: Record<string, string>) => {
    await mutateAsync({ input: toAccountInput(kind, typed) })
    draft.clear()
    onAdded?.()
  }
  const form = useGatewayForm(schema, send, fieldNames)
  const field = (name: string) => ({ ...form.field(name), defaultValue: draft.get(name) })
  const number = kind === 'V' ? plainText : ({ kind: 'number' } as const)
  const holder = { defaultValue: payee ?? draft.get('payeeName'), readOnly: payee !== undefined }
  return (
    <Form {...form.props} aria-label={t(`add_${kind}`)} onChange={draft.onChange}>
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
    </Form>
  )
}

const requiredBy = {
  mobileNum: 'isPlayerPhoneRequired',
  email: 'isPlayerEmailRequired',
  playerId: 'isPlayerIdRequired',
  customField: 'isCustomizeRequired',
  province: 'isProvinceRequired',
  area: 'isBranchRequired',
} as const satisfies Partial<Record<keyof AccountInput, keyof Bank>>
type ExtraField = keyof typeof requiredBy

const requiredFieldsOf = (bank: Bank | undefined): ExtraField[] =>
  (Object.keys(requiredBy) as ExtraField[]).filter(
    (name) => bank?.[requiredBy[name]] === 1 || bank?.[requiredBy[name]] === 'Y',
  )

function toAccountInput(kind: BankKind, typed: Record<string, string>): AccountInput {
  const { number = '', password = '', bankCode = '', ...rest } = typed
  const address = kind === 'V' ? { walletAddress: number } : { cardNumber: number }
  return { ...rest, cardType: kind, bankCode, ...address, validatePaymentPassword: password }
}

const MAX_WITHOUT_SEARCH = 5

function useBank(banks: Bank[], draft: Draft) {
  const [code, setCode] = useState(draft.get('bankCode') ?? '')
  const chosen = banks.find(({ bankCode }) => bankCode === code)
  const choose = (next: string) => {
    draft.set('bankCode', next)
    setCode(next)
  }
  return { banks, chosen, choose }
}

type BankFieldProps = Omit<FieldBaseProps, 'label'> & {
  name: string
  kind: BankKind
  bank: ReturnType<typeof useBank>
  onChosen: () => void
}

function BankField({ name, error, kind, bank, onChosen }: BankFieldProps) {
  const { t } = useTranslation('withdraw')
  const [isOpen, setOpen] = useState(false)
  const { chosen, choose } = bank
  const chooseBank = (code: string) => {
    choose(code)
    setOpen(false)
    onChosen()
  }
  return (
    <>
      <ChoiceField
        name={name}
        error={error}
        label={t(`bank_${kind}`)}
        value={chosen?.bankCode ?? ''}
        text={chosen?.bankLocaleName ?? t('choose')}
        onOpen={() => setOpen(true)}
      />
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t(`bank_${kind}`)}>
        <Banks banks={bank.banks} onTake={chooseBank} />
      </Sheet>
    </>
  )
}

function Banks({ banks, onTake }: { banks: Bank[]; onTake: (code: string) => void }) {
  const { t } = useTranslation('withdraw')
  const [searchText, setSearchText] = useState('')
  const found = banks.filter((one) =>
    removeDiacritics(`${one.bankLocaleName} ${one.bankEngName} ${one.bankCode}`).includes(removeDiacritics(searchText)),
  )
  return (
    <Fields>
      {banks.length > MAX_WITHOUT_SEARCH && <SearchField value={searchText} onChange={setSearchText} />}
      {found.length === 0 && <p>{t('noBank')}</p>}
      {found.length > 0 && (
        <ListCard>
          {found.map(({ bankCode, bankLocaleName }) => (
            <ListRow key={bankCode} title={bankLocaleName} onClick={() => onTake(bankCode)} />
          ))}
        </ListCard>
      )}
    </Fields>
  )
}

export function PinForm() {
  const { t } = useTranslation('withdraw')
  const { mutateAsync } = useMutation(setPaymentPassword.mutationOptions(api))
  const form = useGatewayForm(newPaymentPin, (input) => mutateAsync({ input }))
  return (
    <Form {...form.props} aria-label={t('setPin')}>
      <Lead>{t('setPinLead')}</Lead>
      <PinField {...form.field('paymentPassword')} label={t('newPin')} hint={t('pinHint')} />
      <PinField {...form.field('confirmPaymentPassword')} label={t('pinAgain')} />
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" wide busy={form.busy}>
        {t('setPin')}
      </Button>
    </Form>
  )
}
