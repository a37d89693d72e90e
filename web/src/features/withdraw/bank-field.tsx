import type { Bank } from '@longan/sdk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BankKind } from '#api/accounts.queries.ts'
import { fold } from '#lib/fold.ts'
import styles from '#shared/forms/form.module.css'
import { ChoiceField } from '#ui/choice-field.tsx'
import type { FieldLook } from '#ui/field.tsx'
import { ListCard, ListRow } from '#ui/list-row.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { Draft } from '#ui/use-draft.ts'

/** More than this many are worth a search. */
const MANY = 5

/** Which bank was chosen, kept with what else was typed. */
export function useBank(banks: Bank[], draft: Draft) {
  const [code, setCode] = useState(draft.get('bankCode') ?? '')
  const chosen = banks.find(({ bankCode }) => bankCode === code)
  const choose = (next: string) => {
    draft.set('bankCode', next)
    setCode(next)
  }
  return { banks, chosen, choose }
}

type BankFieldProps = Omit<FieldLook, 'label'> & {
  name: string
  kind: BankKind
  bank: ReturnType<typeof useBank>
  onChosen: () => void
}

/** The bank, the e-wallet or the coin of an account, chosen from a sheet that can be searched. */
export function BankField({ name, error, kind, bank, onChosen }: BankFieldProps) {
  const { t } = useTranslation('withdraw')
  const [isOpen, setOpen] = useState(false)
  const { chosen, choose } = bank
  const take = (code: string) => {
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
        <Banks banks={bank.banks} onTake={take} />
      </Sheet>
    </>
  )
}

function Banks({ banks, onTake }: { banks: Bank[]; onTake: (code: string) => void }) {
  const { t } = useTranslation('withdraw')
  const [sought, setSought] = useState('')
  const found = banks.filter((one) =>
    fold(`${one.bankLocaleName} ${one.bankEngName} ${one.bankCode}`).includes(fold(sought)),
  )
  return (
    <div className={styles.form}>
      {banks.length > MANY && <SearchField value={sought} onChange={setSought} />}
      {found.length === 0 && <p>{t('noBank')}</p>}
      {found.length > 0 && (
        <ListCard>
          {found.map(({ bankCode, bankLocaleName }) => (
            <ListRow key={bankCode} title={bankLocaleName} onClick={() => onTake(bankCode)} />
          ))}
        </ListCard>
      )}
    </div>
  )
}
