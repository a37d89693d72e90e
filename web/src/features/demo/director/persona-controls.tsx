import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/action/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { usePersonaDescription } from '../use-persona-description.ts'
import { personasQuery } from '../world.queries.ts'
import { sendPanelCommand } from './world-changes.ts'
import { useWorldUpdate } from './director-context.ts'
import styles from './director.module.css'

export function PersonaControls() {
  const { t } = useTranslation(['director', 'demo'])
  const { data: personas = [] } = useQuery(personasQuery())
  const [selected, setSelected] = useState('demo01')
  const about = usePersonaDescription()
  const isBusy = useWorldUpdate()?.panel.state?.isBusy
  return (
    <section className={styles.part}>
      <h3>{t('demo:persona')}</h3>
      <SelectField
        label={t('demo:signInAs')}
        value={selected}
        onChange={setSelected}
        options={personas.map((one) => ({ value: one.account, label: `${one.account} · ${about(one)}` }))}
      />
      <div className={styles.buttons}>
        <Button size="small" busy={isBusy} onClick={() => void sendPanelCommand({ persona: selected })}>
          {t('demo:signIn')}
        </Button>
        <Button size="small" variant="danger" busy={isBusy} onClick={() => void sendPanelCommand({ reset: true })}>
          {t('demo:reset')}
        </Button>
      </div>
    </section>
  )
}
