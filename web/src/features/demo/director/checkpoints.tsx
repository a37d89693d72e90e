import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/action/button.tsx'
import { control } from '../control.ts'
import { refreshEverything } from '../world.queries.ts'
import { useWorldUpdate } from './director-context.ts'
import { worldsQuery } from './director.queries.ts'
import styles from './director.module.css'

const FORK_SUFFIX = '.fork'

export function Checkpoints() {
  const { t } = useTranslation('director')
  const { data: worlds = [] } = useQuery(worldsQuery())
  const world = useWorldUpdate()?.world ?? ''
  const forks = worlds.filter((name) => name.startsWith(world + FORK_SUFFIX))
  const next = 1 + Math.max(0, ...forks.map((name) => Number(name.slice(world.length + FORK_SUFFIX.length))))
  const fork = useMutation({
    mutationFn: ({ from, name }: { from?: string; name: string }) =>
      control('POST /worlds/fork', { name, replace: from !== undefined }, { world: from }),
    onSuccess: (...[, , , { client }]) => refreshEverything(client),
  })
  return (
    <section className={styles.part} aria-busy={fork.isPending}>
      <h3>{t('forks')}</h3>
      <p className={styles.hint}>{t('forksText')}</p>
      <div className={styles.buttons}>
        <Button size="small" variant="secondary" onClick={() => fork.mutate({ name: `${world}${FORK_SUFFIX}${next}` })}>
          {t('fork')}
        </Button>
        {forks.map((from) => (
          <Button key={from} size="small" onClick={() => fork.mutate({ from, name: world })}>
            {t('backTo', { place: from.slice(world.length + FORK_SUFFIX.length) })}
          </Button>
        ))}
      </div>
      {fork.isError && (
        <p className={styles.hint} role="alert">
          {fork.error.message}
        </p>
      )}
    </section>
  )
}
