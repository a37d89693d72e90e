import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downlinesQuery } from '#api/agent/agent.queries.ts'
import { PagedList } from '#shared/paged-list.tsx'
import forms from '#shared/forms/form.module.css'
import { Amount } from '#ui/text/amount.tsx'
import { Button } from '#ui/action/button.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { NoDownlines } from './empty-states.tsx'

type RecipientsProps = {
  selected: readonly string[]
  onChange: (accounts: readonly string[]) => void
  onClose: () => void
}

export function RecipientsSheet({ open, ...props }: RecipientsProps & { open: boolean }) {
  const { t } = useTranslation('agent')
  return (
    <Sheet open={open} onClose={props.onClose} title={t('chooseRecipients')}>
      <Recipients {...props} />
    </Sheet>
  )
}

function Recipients({ selected, onChange, onClose }: RecipientsProps) {
  const { t } = useTranslation('agent')
  const [name, setName] = useState('')
  const downlines = useInfiniteQuery({ ...downlinesQuery({ name, upline: '' }), placeholderData: keepPreviousData })
  const toggle = (account: string) =>
    onChange(selected.includes(account) ? selected.filter((one) => one !== account) : [...selected, account])
  return (
    <div className={forms.form}>
      <SearchField value={name} onChange={setName} label={t('searchTeam')} placeholder={t('searchTeam')} />
      <PagedList query={downlines} keyOf={({ username }) => username} empty={<NoDownlines search={name} />}>
        {({ username, balance }) => (
          <div className={forms.row}>
            <CheckField
              name={username}
              label={username}
              checked={selected.includes(username)}
              onChange={() => toggle(username)}
            />
            <Amount value={balance} />
          </div>
        )}
      </PagedList>
      <Button wide onClick={onClose}>
        {t('doneSelected', { total: selected.length })}
      </Button>
    </div>
  )
}
