import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { problemText } from '#api/problems.ts'
import { useSession } from '#api/session.ts'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import styles from './demo-panel.module.css'
import { becomePersona, type Persona, personasQuery } from './world.queries.ts'

/** Logs in as one of the world's people, without typing. */
export function PersonaChooser({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('demo')
  const navigate = useNavigate()
  const current = useSession()
  const { data: personas = [] } = useQuery(personasQuery())
  const [chosen, setChosen] = useState(current?.userName ?? 'demo01')
  const become = useMutation(becomePersona())
  const about = usePersonaWords()
  const signIn = async () => {
    await become.mutateAsync(chosen)
    onDone()
    await navigate(paths.home)
  }
  return (
    <section className={styles.part}>
      <h3>{t('persona')}</h3>
      <SelectField
        label={t('signInAs')}
        value={chosen}
        onChange={setChosen}
        options={personas.map((one) => ({ value: one.account, label: `${one.account} · ${about(one)}` }))}
      />
      {become.isError && (
        <p className={styles.failure} role="alert">
          {problemText(become.error)}
        </p>
      )}
      <Button size="small" busy={become.isPending} onClick={() => void signIn().catch(() => undefined)}>
        {t('signIn')}
      </Button>
    </section>
  )
}

/** What is special about a persona, in the language on screen where we have words for it. */
function usePersonaWords() {
  const { t, i18n } = useTranslation('demo')
  return ({ account, about }: Persona) => (i18n.exists(`demo:${account}`) ? t(account as 'demo01') : about)
}
