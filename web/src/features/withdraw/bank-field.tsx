import type { Bank } from '@longan/sdk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BankKind } from '#api/member/accounts.queries.ts'
import { removeDiacritics } from '#lib/search/remove-diacritics.ts'
import styles from '#shared/forms/form.module.css'
import { ChoiceField } from '#ui/form/choice-field.tsx'
import type { FieldBaseProps } from '#ui/form/field.tsx'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import type { Draft } from '#ui/form/use-draft.ts'

const MAX_WITHOUT_SEARCH = 5

export function useBank(banks: Bank[], draft: Draft) {
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

export function BankField({ name, error, kind, bank, onChosen }: BankFieldProps) {
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
    <div className={styles.form}>
      {banks.length > MAX_WITHOUT_SEARCH && <SearchField value={searchText} onChange={setSearchText} />}
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
