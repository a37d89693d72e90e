import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { directAgentsQuery } from '#api/agent/agent.queries.ts'
import forms from '#shared/forms/form.module.css'
import { PagedList } from '#shared/paged-list.tsx'
import { RecordRow } from '#shared/records/record-row.tsx'
import { TypedSearch } from '#shared/typed-search.tsx'
import { ChoiceField } from '#ui/form/choice-field.tsx'
import { Empty } from '#ui/page/empty.tsx'
import type { FieldBaseProps } from '#ui/form/field.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'

type AgentFieldProps = Omit<FieldBaseProps, 'label'> & {
  name: string
  chosen: string
  onChoose: (account: string) => void
}

export function AgentField({ name, error, chosen, onChoose }: AgentFieldProps) {
  const { t } = useTranslation('agent')
  const [isOpen, setOpen] = useState(false)
  const choose = (account: string) => {
    onChoose(account)
    setOpen(false)
  }
  return (
    <>
      <ChoiceField
        name={name}
        error={error}
        label={t('recipientAgent')}
        value={chosen}
        text={chosen || t('chooseAgent')}
        onOpen={() => setOpen(true)}
      />
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('chooseAgent')}>
        <AgentList onSelect={choose} />
      </Sheet>
    </>
  )
}

function AgentList({ onSelect }: { onSelect: (account: string) => void }) {
  const { t } = useTranslation('agent')
  const [name, setName] = useState('')
  const agents = useInfiniteQuery({ ...directAgentsQuery(name), placeholderData: keepPreviousData })
  return (
    <div className={forms.form}>
      <TypedSearch text={name} onSearch={setName} label={t('searchTeam')} />
      <PagedList
        query={agents}
        keyOf={({ username }) => username}
        empty={<Empty title={t(name ? 'noResults' : 'noAgents')} text={t(name ? 'noResultsText' : 'noAgentsText')} />}
      >
        {({ username, nickname, downlineCount }) => (
          <RecordRow
            title={nickname ? `${username} (${nickname})` : username}
            text={t('directCount', { total: downlineCount })}
            amount=""
            onOpen={() => onSelect(username)}
          />
        )}
      </PagedList>
    </div>
  )
}
