import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Account, type AccountList, setDefaultAccount } from '#api/member/accounts.queries.ts'
import styles from '#shared/forms/form.module.css'
import { usePress } from '#shared/use-press.ts'
import { Button } from '#ui/action/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { AccountRow } from './account-row.tsx'
import { byKind, kindOf } from './accounts.ts'
import { RemoveForm } from './remove-form.tsx'

type AccountSheetProps = { account: Account | undefined; list: AccountList; onClose: () => void }

export function AccountSheet({ account, list, onClose }: AccountSheetProps) {
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
  const { press, isPending } = usePress(setDefaultAccount(useQueryClient()), () => {
    void showToast(t('defaultSet'), { kind: 'success' })
    onDone()
  })
  const { mayDelete } = byKind(list)[kindOf(account)]
  return (
    <div className={styles.form}>
      <AccountRow account={account} />
      {isRemoving && <RemoveForm account={account} onRemoved={onDone} />}
      {!isRemoving && account.isDefault !== 'Y' && (
        <Button variant="secondary" wide busy={isPending} onClick={() => press(account.bankCardId)}>
          {t('makeDefault')}
        </Button>
      )}
      {!isRemoving && mayDelete && (
        <Button variant="quiet" wide onClick={() => setRemoving(true)}>
          {t('remove')}
        </Button>
      )}
    </div>
  )
}
