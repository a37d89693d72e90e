import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { personasQuery } from '../world.queries.ts'
import { wish } from './changes.ts'
import { useHeard } from './director-context.ts'
import styles from './director.module.css'

/** Who the app is logged in as; a fresh world, besides. */
export function Cast() {
  const { t } = useTranslation(['director', 'demo'])
  const { data: personas = [] } = useQuery(personasQuery())
  const [chosen, setChosen] = useState('demo01')
  const isBusy = useHeard()?.stage.state?.isBusy
  return (
    <section className={styles.part}>
      <h3>{t('demo:persona')}</h3>
      <SelectField
        label={t('demo:signInAs')}
        value={chosen}
        onChange={setChosen}
        options={personas.map(({ account }) => ({ value: account, label: account }))}
      />
      <div className={styles.buttons}>
        <Button size="small" busy={isBusy} onClick={() => void wish({ persona: chosen })}>
          {t('demo:signIn')}
        </Button>
        <Button size="small" variant="danger" busy={isBusy} onClick={() => void wish({ reset: true })}>
          {t('demo:reset')}
        </Button>
      </div>
    </section>
  )
}
