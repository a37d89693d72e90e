import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account } from '@longan/sdk'
import { paths } from '#lib/site/paths.ts'
import styles from '#shared/forms/form.module.css'
import { ButtonLink } from '#ui/action/button.tsx'
import { ChoiceField } from '#ui/form/choice-field.tsx'
import type { FieldBaseProps } from '#ui/form/field.tsx'
import { ListCard } from '#ui/list/list-row.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { AccountRow } from './account-row.tsx'
import { shortNumber } from './accounts.ts'

type AccountFieldProps = Omit<FieldBaseProps, 'label'> & {
  name: string
  accounts: Account[]
  chosen: Account | undefined
  onChoose: (account: Account) => void
}

export function AccountField({ name, error, accounts, chosen, onChoose }: AccountFieldProps) {
  const { t } = useTranslation('withdraw')
  const [isOpen, setOpen] = useState(false)
  const chooseAccount = (account: Account) => {
    onChoose(account)
    setOpen(false)
  }
  return (
    <>
      <ChoiceField
        name={name}
        error={error}
        label={t('account')}
        value={String(chosen?.bankCardId ?? '')}
        text={chosen ? nameOf(chosen) : t('noAccount')}
        onOpen={() => setOpen(true)}
      />
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('account')}>
        <div className={styles.form}>
          <ListCard>
            {accounts.map((account) => (
              <AccountRow key={account.bankCardId} account={account} onOpen={() => chooseAccount(account)} />
            ))}
          </ListCard>
          <ButtonLink variant="secondary" wide to={paths.bankCards()} onClick={() => setOpen(false)}>
            {t('manage')}
          </ButtonLink>
        </div>
      </Sheet>
    </>
  )
}

/** Returns bank and short number: `Ngân hàng Sông Việt •••• 6789`. */
export const nameOf = (account: Account) => `${account.bankName} ${shortNumber(account)}`
