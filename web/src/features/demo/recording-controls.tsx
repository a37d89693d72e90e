import { useMutation, useQuery } from '@tanstack/react-query'
import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '#api/problems.ts'
import { Button } from '#ui/action/button.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import {
  InvalidRecordingError,
  type ReplayResult,
  replayRecording,
  exportRecording,
  recordingStatusQuery,
} from './recording.queries.ts'
import styles from './demo-panel.module.css'
import { saveFile } from './save-file.ts'
import { CopyLink } from './world-link.tsx'
import { sendWorldCommand } from './world.queries.ts'

/**
 * Controls to record the world, save the recording as a file, and replay one byte for byte (only where the app is on
 * the same page).
 */
export function RecordingControls({ canReplay = true }: { canReplay?: boolean }) {
  const { t } = useTranslation('demo')
  const { data: recording } = useQuery(recordingStatusQuery())
  const command = useMutation(sendWorldCommand())
  const save = useMutation({ mutationFn: async () => saveFile('longan.recording.json', await exportRecording()) })
  const setRecording = (isOn: boolean) => command.mutate({ command: isOn ? 'POST /recording' : 'DELETE /recording' })
  return (
    <section className={styles.part}>
      <h3>{t('recording')}</h3>
      <Switch
        label={recording?.calls === undefined ? t('startRecording') : t('recordedCount', { count: recording.calls })}
        checked={recording?.calls !== undefined}
        onChange={setRecording}
      />
      <Button variant="secondary" size="small" busy={save.isPending} onClick={() => save.mutate()}>
        {t('saveRecording')}
      </Button>
      <p className={styles.hint}>{t('recordingText')}</p>
      <CopyLink />
      {save.isError && <Failure text={problemText(save.error)} />}
      {canReplay && <RecordingFile />}
    </section>
  )
}

const Failure = ({ text }: { text: string }) => (
  <p className={styles.failure} role="alert">
    {text}
  </p>
)

function RecordingFile() {
  const { t } = useTranslation('demo')
  const replay = useMutation(replayRecording())
  const messages = useReplayMessages()
  const open = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // Allows choosing the same file again.
    if (file) replay.mutate(file, { onSettled: () => (currentTarget.value = '') })
  }
  return (
    <div aria-busy={replay.isPending}>
      <FileField name="recording" label={t('replayRecording')} accept="application/json,.json" onChange={open} />
      {replay.isError && <Failure text={messages.problem(replay.error)} />}
      {replay.data && !replay.data.isSame && <Failure text={messages.difference(replay.data)} />}
      {replay.data?.isSame && <p role="status">{t('replayed', { count: replay.data.requests })}</p>}
    </div>
  )
}

function useReplayMessages() {
  const { t } = useTranslation('demo')
  return {
    problem: (error: Error) =>
      error instanceof InvalidRecordingError
        ? t(error.isOtherVersion ? 'otherVersion' : 'notARecording')
        : problemText(error),
    difference: ({ first }: ReplayResult) =>
      first
        ? t('replayDiffers', {
            number: first.number,
            call: `${first.call.method} ${first.call.path}`,
            before: first.call.status,
            now: first.status,
          })
        : t('ledgerDiffers'),
  }
}
