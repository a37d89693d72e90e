import { useMutation, useQuery } from '@tanstack/react-query'
import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '#api/problems.ts'
import { Button } from '#ui/button.tsx'
import { FileField } from '#ui/file-field.tsx'
import { Switch } from '#ui/switch.tsx'
import { NoCapsule, type Played, playCapsule, takeCapsule, tapeQuery } from './capsule.queries.ts'
import styles from './demo-panel.module.css'
import { saveFile } from './save-file.ts'
import { CopyLink } from './world-link.tsx'
import { commandWorld } from './world.queries.ts'

/** What happens in the world, in a file: written down, saved, and made to happen again byte for byte where the app is beside it. */
export function CapsuleControls({ canPlay = true }: { canPlay?: boolean }) {
  const { t } = useTranslation('demo')
  const { data: tape } = useQuery(tapeQuery())
  const command = useMutation(commandWorld())
  const save = useMutation({ mutationFn: async () => saveFile('longan-capsule.json', await takeCapsule()) })
  const record = (isOn: boolean) => command.mutate({ command: isOn ? 'POST /capsule' : 'DELETE /capsule' })
  return (
    <section className={styles.part}>
      <h3>{t('capsule')}</h3>
      <Switch
        label={tape?.calls === undefined ? t('record') : t('recorded', { count: tape.calls })}
        checked={tape?.calls !== undefined}
        onChange={record}
      />
      <Button variant="secondary" size="small" busy={save.isPending} onClick={() => save.mutate()}>
        {t('saveCapsule')}
      </Button>
      <p className={styles.hint}>{t('capsuleText')}</p>
      <CopyLink />
      {save.isError && <Failure text={problemText(save.error)} />}
      {canPlay && <CapsuleFile />}
    </section>
  )
}

const Failure = ({ text }: { text: string }) => (
  <p className={styles.failure} role="alert">
    {text}
  </p>
)

function CapsuleFile() {
  const { t } = useTranslation('demo')
  const play = useMutation(playCapsule())
  const words = useWords()
  const open = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // The same file can be chosen again.
    if (file) play.mutate(file, { onSettled: () => (currentTarget.value = '') })
  }
  return (
    <div aria-busy={play.isPending}>
      <FileField name="capsule" label={t('openCapsule')} accept="application/json,.json" onChange={open} />
      {play.isError && <Failure text={words.problem(play.error)} />}
      {play.data && !play.data.isSame && <Failure text={words.differing(play.data)} />}
      {play.data?.isSame && <p role="status">{t('played', { count: play.data.requests })}</p>}
    </div>
  )
}

function useWords() {
  const { t } = useTranslation('demo')
  return {
    problem: (error: Error) =>
      error instanceof NoCapsule ? t(error.isForeign ? 'foreignCapsule' : 'noCapsule') : problemText(error),
    differing: ({ first }: Played) =>
      first
        ? t('playedOtherwise', {
            number: first.number,
            call: `${first.call.method} ${first.call.path}`,
            before: first.call.status,
            now: first.status,
          })
        : t('otherLedger'),
  }
}
