import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { problemText } from '#api/problems.ts'
import { useSession } from '#api/member/session.ts'
import { paths } from '#lib/site/paths.ts'
import { Button } from '#ui/action/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import styles from './demo-panel.module.css'
import { signInAsPersona, personasQuery, type Persona } from './world.queries.ts'

export function PersonaChooser({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('demo')
  const navigate = useNavigate()
  const current = useSession()
  const { data: personas = [] } = useQuery(personasQuery())
  const [selected, setSelected] = useState(current?.userName ?? 'demo01')
  const signInAs = useMutation(signInAsPersona())
  const about = usePersonaDescription()
  const signIn = async () => {
    await signInAs.mutateAsync(selected)
    onDone()
    await navigate(paths.home)
  }
  return (
    <section className={styles.part}>
      <h3>{t('persona')}</h3>
      <SelectField
        label={t('signInAs')}
        value={selected}
        onChange={setSelected}
        options={personas.map((one) => ({ value: one.account, label: `${one.account} · ${about(one)}` }))}
      />
      {signInAs.isError && (
        <p className={styles.failure} role="alert">
          {problemText(signInAs.error)}
        </p>
      )}
      <p className={styles.hint}>{t('passwords')}</p>
      <Button size="small" busy={signInAs.isPending} onClick={() => void signIn().catch(() => undefined)}>
        {t('signIn')}
      </Button>
    </section>
  )
}

/** Returns a function that describes an account of the demo world in the language of the page. */
export function usePersonaDescription() {
  const { t, i18n } = useTranslation('demo')
  return ({ account, about }: Persona) => (i18n.exists(`demo:${account}`) ? t(account as 'demo01') : about)
}
