import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Account, type AccountList, setDefaultAccount } from '#api/accounts.queries.ts'
import styles from '#shared/forms/form.module.css'
import { useTap } from '#shared/use-press.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { showToast } from '#ui/toast.ts'
import { AccountRow } from './account-row.tsx'
import { byKind, kindOf } from './accounts.ts'
import { RemoveForm } from './remove-form.tsx'

type AccountSheetProps = { account: Account | undefined; list: AccountList; onClose: () => void }

/** What can be done with an account: make it the usual one, remove it. */
export function AccountSheet({ account, list, onClose }: AccountSheetProps) {
  // While it closes it still shows what it showed.
  const [shown, setShown] = useState(account)
  if (account && account !== shown) setShown(account)
  return (
    <Sheet open={account !== undefined} onClose={onClose} title={shown?.bankName ?? ''}>
      {shown && <Choices key={shown.bankCardId} account={shown} list={list} onDone={onClose} />}
    </Sheet>
  )
}

type ChoicesProps = { account: Account; list: AccountList; onDone: () => void }

function Choices({ account, list, onDone }: ChoicesProps) {
  const { t } = useTranslation('withdraw')
  const [isLeaving, setLeaving] = useState(false)
  const { tap, isPending } = useTap(setDefaultAccount(useQueryClient()), () => {
    void showToast(t('isDefaultNow'), { kind: 'success' })
    onDone()
  })
  const { mayDelete } = byKind(list)[kindOf(account)]
  return (
    <div className={styles.form}>
      <AccountRow account={account} />
      {isLeaving && <RemoveForm account={account} onRemoved={onDone} />}
      {!isLeaving && account.isDefault !== 'Y' && (
        <Button variant="secondary" wide busy={isPending} onClick={() => tap(account.bankCardId)}>
          {t('makeDefault')}
        </Button>
      )}
      {!isLeaving && mayDelete && (
        <Button variant="quiet" wide onClick={() => setLeaving(true)}>
          {t('remove')}
        </Button>
      )}
    </div>
  )
}
