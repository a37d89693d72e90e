import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button.tsx'
import { control } from '../control.ts'
import { lookAgain } from '../world.queries.ts'
import { useHeard } from './director-context.ts'
import { worldsQuery } from './director.queries.ts'
import styles from './director.module.css'

/** Forks of a world are named after it. */
const mark = '.fork'

/** Holds on to where the world stands, as a fork of it, and goes back there as often as wanted. */
export function Places() {
  const { t } = useTranslation('director')
  const { data: worlds = [] } = useQuery(worldsQuery())
  const world = useHeard()?.world ?? ''
  const forks = worlds.filter((name) => name.startsWith(world + mark))
  const next = 1 + Math.max(0, ...forks.map((name) => Number(name.slice(world.length + mark.length))))
  const go = useMutation({
    mutationFn: ({ from, name }: { from?: string; name: string }) =>
      control('POST /worlds/fork', { name, replace: from !== undefined }, { world: from }),
    onSuccess: (...[, , , { client }]) => lookAgain(client),
  })
  return (
    <section className={styles.part} aria-busy={go.isPending}>
      <h3>{t('places')}</h3>
      <p className={styles.hint}>{t('placesText')}</p>
      <div className={styles.buttons}>
        <Button size="small" variant="secondary" onClick={() => go.mutate({ name: `${world}${mark}${next}` })}>
          {t('fork')}
        </Button>
        {forks.map((from) => (
          <Button key={from} size="small" onClick={() => go.mutate({ from, name: world })}>
            {t('backTo', { place: from.slice(world.length + mark.length) })}
          </Button>
        ))}
      </div>
      {go.isError && (
        <p className={styles.hint} role="alert">
          {go.error.message}
        </p>
      )}
    </section>
  )
}
