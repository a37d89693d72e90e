import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account } from '@longan/sdk'
import { paths } from '#lib/site/paths.ts'
import { Fields } from '#shared/forms/form-layout.tsx'
import { ButtonLink } from '#ui/action/button.tsx'
import { ChoiceField } from '#ui/form/choice-field.tsx'
import type { FieldBaseProps } from '#ui/form/field.tsx'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { shortNumber, kindOf } from './accounts.ts'
import { Bitcoin, Landmark, Smartphone } from 'lucide-react'
import rowStyles from './withdraw.module.css'

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
        <Fields>
          <ListCard>
            {accounts.map((account) => (
              <AccountRow key={account.bankCardId} account={account} onOpen={() => chooseAccount(account)} />
            ))}
          </ListCard>
          <ButtonLink variant="secondary" wide to={paths.bankCards()} onClick={() => setOpen(false)}>
            {t('manage')}
          </ButtonLink>
        </Fields>
      </Sheet>
    </>
  )
}

/** Returns bank and short number: `Ngân hàng Sông Việt •••• 6789`. */
export const nameOf = (account: Account) => `${account.bankName} ${shortNumber(account)}`

const icons = { B: <Landmark />, E: <Smartphone />, V: <Bitcoin /> }

export function AccountRow({ account, onOpen }: { account: Account; onOpen?: () => void }) {
  const { t } = useTranslation('withdraw')
  const { bankName, cardHolder, walletName, isDefault, isWithdrawActive } = account
  const tag = isWithdrawActive === 'N' ? t('maintenance') : isDefault === 'Y' && t('default')
  return (
    <ListRow
      icon={icons[kindOf(account)]}
      title={
        <>
          {bankName}
          {tag && <span className={rowStyles.tag}>{tag}</span>}
        </>
      }
      text={[shortNumber(account), cardHolder || walletName].filter(Boolean).join(' · ')}
      {...(onOpen && { onClick: onOpen })}
    />
  )
}
