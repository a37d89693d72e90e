import { useLanguage } from '#i18n/i18n.ts'
import { api } from '#api/gateway.ts'
import { deleteBankCard, setDefaultBankCard, getWithdrawAccountInfo } from '@longan/react-query/accounts'
import { useQuery, useMutation } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams, useLocation, useNavigate } from 'react-router-dom'
import type { Account, AccountList } from '@longan/sdk'
import { type BankKind, byKind, kinds, useKinds, kindOf } from './accounts.ts'
import { paths } from '#lib/site/paths.ts'
import { Failure } from '#shared/failure.tsx'
import { Fields, Form, FormFailure, Group, Lead, Row, Screen } from '#shared/forms/form-layout.tsx'
import { PullToRefresh } from '#shared/pull/pull-to-refresh.tsx'
import { ButtonLink, Button } from '#ui/action/button.tsx'
import { ListCard } from '#ui/list/list-row.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { accountsQuery, prefetchBankCards } from './accounts.queries.ts'
import { AccountRow } from './account-field.tsx'
import { Chips } from '#ui/action/chips.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { AccountForm } from './account-form.tsx'
import { usePress } from '#shared/use-press.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { paymentPin } from '@longan/sdk/inputs/accounts'
import * as v from 'valibot'
import { ForgottenPin, PinField } from '#shared/forms/pin-field.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'

export function BankCardsScreen() {
  const [query] = useSearchParams()
  const adding = kinds.find((kind) => kind === query.get('add'))
  return <Screen>{adding ? <NewAccount kind={adding} /> : <Accounts />}</Screen>
}

BankCardsScreen.prefetch = prefetchBankCards

function Accounts() {
  const { t } = useTranslation('withdraw')
  const accounts = useQuery(accountsQuery(useLanguage()))
  const offered = useKinds()
  const [opened, setOpened] = useState<Account>()
  if (accounts.isPending)
    return (
      <>
        <Lead>{t('accountsLead')}</Lead>
        <RowSkeletons count={4} height={72} />
      </>
    )
  if (!accounts.data) return <Failure query={accounts} />
  const all = byKind(accounts.data)
  const visibleKinds = kinds.filter((kind) => offered.includes(kind) || all[kind].accounts.length > 0)
  return (
    <>
      <PullToRefresh of={[getWithdrawAccountInfo]} />
      <Lead>{t('accountsLead')}</Lead>
      {visibleKinds.map((kind) => (
        <AccountGroup
          key={kind}
          kind={kind}
          list={accounts.data}
          isOffered={offered.includes(kind)}
          onOpen={setOpened}
        />
      ))}
      <AccountSheet account={opened} list={accounts.data} onClose={() => setOpened(undefined)} />
    </>
  )
}

type AccountGroupProps = { kind: BankKind; list: AccountList; isOffered: boolean; onOpen: (account: Account) => void }

function AccountGroup({ kind, list, isOffered, onOpen }: AccountGroupProps) {
  const { t } = useTranslation('withdraw')
  const { accounts, maxCount } = byKind(list)[kind]
  const isFull = accounts.length >= maxCount
  return (
    <Fields aria-labelledby={`kind-${kind}`}>
      <Row>
        <Group id={`kind-${kind}`}>{t(`kind_${kind}`)}</Group>
        <Lead>{t('countOf', { total: accounts.length, max: maxCount })}</Lead>
      </Row>
      {accounts.length > 0 && (
        <ListCard label={t(`kind_${kind}`)}>
          {accounts.map((account) => (
            <AccountRow key={account.bankCardId} account={account} onOpen={() => onOpen(account)} />
          ))}
        </ListCard>
      )}
      {isOffered && isFull && <Lead>{t('full', { max: maxCount })}</Lead>}
      {isOffered && !isFull && (
        <ButtonLink variant="secondary" wide to={paths.bankCards(kind)}>
          <Plus size={18} aria-hidden /> {t(`add_${kind}`)}
        </ButtonLink>
      )}
    </Fields>
  )
}

function NewAccount({ kind }: { kind: BankKind }) {
  const { t } = useTranslation('withdraw')
  const [, setQuery] = useSearchParams()
  const offered = useKinds()
  const navigate = useNavigate()
  const { key } = useLocation()
  const leave = () => {
    void showToast(t('added'), { kind: 'success' })
    // The router names the first entry of a visit "default".
    void (key === 'default' ? navigate(paths.bankCards(), { replace: true }) : navigate(-1))
  }
  const choices = offered.map((value) => ({ value, label: t(`kind_${value}`) }))
  return (
    <>
      <Lead>{t('addLead')}</Lead>
      {choices.length > 1 && (
        <Chips
          label={t('kinds')}
          choices={choices}
          value={kind}
          onChange={(add) => setQuery({ add }, { replace: true })}
        />
      )}
      <AccountForm key={kind} kind={kind} onAdded={leave} />
    </>
  )
}

type AccountSheetProps = { account: Account | undefined; list: AccountList; onClose: () => void }

function AccountSheet({ account, list, onClose }: AccountSheetProps) {
  // The content stays visible during the closing animation.
  const [displayed, setDisplayed] = useState(account)
  if (account && account !== displayed) setDisplayed(account)
  return (
    <Sheet open={account !== undefined} onClose={onClose} title={displayed?.bankName ?? ''}>
      {displayed && <AccountActions key={displayed.bankCardId} account={displayed} list={list} onDone={onClose} />}
    </Sheet>
  )
}

type AccountActionsProps = { account: Account; list: AccountList; onDone: () => void }

function AccountActions({ account, list, onDone }: AccountActionsProps) {
  const { t } = useTranslation('withdraw')
  const [isRemoving, setRemoving] = useState(false)
  const { press, isPending } = usePress(setDefaultBankCard.mutationOptions(api), () => {
    void showToast(t('defaultSet'), { kind: 'success' })
    onDone()
  })
  const { mayDelete } = byKind(list)[kindOf(account)]
  return (
    <Fields>
      <AccountRow account={account} />
      {isRemoving && <RemoveForm account={account} onRemoved={onDone} />}
      {!isRemoving && account.isDefault !== 'Y' && (
        <Button variant="secondary" wide busy={isPending} onClick={() => press({ input: account.bankCardId })}>
          {t('makeDefault')}
        </Button>
      )}
      {!isRemoving && mayDelete && (
        <Button variant="quiet" wide onClick={() => setRemoving(true)}>
          {t('remove')}
        </Button>
      )}
    </Fields>
  )
}

const schema = v.object({ password: paymentPin })

function RemoveForm({ account, onRemoved }: { account: Account; onRemoved: () => void }) {
  const { t } = useTranslation('withdraw')
  const { mutateAsync } = useMutation(deleteBankCard.mutationOptions(api))
  const form = useGatewayForm(
    schema,
    async ({ password }) => {
      await mutateAsync({ input: { bankCardId: account.bankCardId, validatePaymentPassword: password } })
      void showToast(t('removed'), { kind: 'success' })
      onRemoved()
    },
    { validatePaymentPassword: 'password', paymentPassword: 'password' },
  )
  return (
    <Form {...form.props} aria-label={t('remove')}>
      <Lead>{t('confirmRemove')}</Lead>
      <PinField {...form.field('password')} label={t('pin')} />
      <ForgottenPin />
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" variant="danger" wide busy={form.busy}>
        {t('removeNow')}
      </Button>
    </Form>
  )
}
