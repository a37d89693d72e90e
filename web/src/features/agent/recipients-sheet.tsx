import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downlinesQuery } from '#api/agent.queries.ts'
import { PagedList } from '#shared/paged-list.tsx'
import forms from '#shared/forms/form.module.css'
import { Amount } from '#ui/amount.tsx'
import { Button } from '#ui/button.tsx'
import { CheckField } from '#ui/check-field.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Nobody } from './nothing-here.tsx'

type RecipientsProps = {
  chosen: readonly string[]
  onChange: (accounts: readonly string[]) => void
  onClose: () => void
}

/** Who is to get something: those directly below, or whoever a search finds. */
export function RecipientsSheet({ open, ...props }: RecipientsProps & { open: boolean }) {
  const { t } = useTranslation('agent')
  return (
    <Sheet open={open} onClose={props.onClose} title={t('chooseRecipients')}>
      <Recipients {...props} />
    </Sheet>
  )
}

function Recipients({ chosen, onChange, onClose }: RecipientsProps) {
  const { t } = useTranslation('agent')
  const [name, setName] = useState('')
  const people = useInfiniteQuery({ ...downlinesQuery({ name, upline: '' }), placeholderData: keepPreviousData })
  const toggle = (account: string) =>
    onChange(chosen.includes(account) ? chosen.filter((one) => one !== account) : [...chosen, account])
  return (
    <div className={forms.form}>
      <SearchField value={name} onChange={setName} label={t('searchTeam')} placeholder={t('searchTeam')} />
      <PagedList query={people} keyOf={({ username }) => username} empty={<Nobody sought={name} />}>
        {({ username, balance }) => (
          <div className={forms.row}>
            <CheckField
              name={username}
              label={username}
              checked={chosen.includes(username)}
              onChange={() => toggle(username)}
            />
            <Amount value={balance} />
          </div>
        )}
      </PagedList>
      <Button wide onClick={onClose}>
        {t('chosen', { total: chosen.length })}
      </Button>
    </div>
  )
}
