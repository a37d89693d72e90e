import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { statusQuery, useModule } from '#api/site/system.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { storage } from '#lib/storage/storage.ts'
import { Failure } from '#shared/failure.tsx'
import styles from '#shared/forms/form.module.css'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { Tabs } from '#ui/action/tabs.tsx'
import { MailForm } from './mail-form.tsx'
import { PhoneForm } from './phone-form.tsx'

type FindType = 'phone' | 'email'

export function RecoveryScreen() {
  const { t } = useTranslation('recovery')
  const site = useQuery(statusQuery())
  const byPhone = useModule('CHNGPASSVERIF3')
  const [chosen, setChosen] = useState<FindType>()
  const leave = useLeave()
  if (byPhone === undefined && site.isError) return <Failure query={site} />
  if (byPhone === undefined) return <RowSkeletons count={3} height={72} />
  const findType = byPhone ? (chosen ?? 'phone') : 'email'
  const form = findType === 'phone' ? <PhoneForm onDone={leave} /> : <MailForm onDone={leave} />
  const tabs = [
    { value: 'phone' as const, label: t('byPhone') },
    { value: 'email' as const, label: t('byMail') },
  ]
  return (
    <div className={styles.screen}>
      {byPhone ? (
        <Tabs label={t('methods')} tabs={tabs} value={findType} onChange={setChosen}>
          {form}
        </Tabs>
      ) : (
        form
      )}
    </div>
  )
}

function useLeave() {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => {
    if (storage.get('agentMarker')) return void navigate(paths.agent)
    // The router names the first entry of a visit "default".
    void (key === 'default' ? navigate(paths.login, { replace: true }) : navigate(-1))
  }
}
