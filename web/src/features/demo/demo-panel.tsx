import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/action/button.tsx'
import { ErrorPanel } from '#ui/page/error-panel.tsx'
import { lazyComponent } from '#ui/page/lazy-component.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { useDraft } from '#ui/form/use-draft.ts'
import { RecordingControls } from './recording-controls.tsx'
import { ClockControls } from './clock-controls.tsx'
import styles from './demo-panel.module.css'
import { Handle } from './handle.tsx'
import { IdentityWindow } from './identity-window.tsx'
import { Outbox } from './outbox.tsx'
import { PersonaChooser } from './persona-chooser.tsx'
import { sendWorldCommand, worldClockQuery, worldSettingsQuery } from './world.queries.ts'
import { addDemoMessages } from './messages.ts'
import { LinkedWorld } from './world-link.tsx'
import { WorldReset } from './world-reset.tsx'

const Director = lazyComponent(() => import('./director/director.tsx').then((file) => file.Director))

export function DemoPanel() {
  useState(addDemoMessages)
  const { t } = useTranslation('demo')
  const [open, setOpen] = useState(false)
  const { isDirectorOpen, setDirectorOpen } = useDirectorOpen()
  const openDirector = () => {
    setOpen(false)
    setDirectorOpen(true)
  }
  useWorldTime()
  return (
    <aside aria-label={t('title')}>
      <Handle onOpen={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} title={t('title')}>
        <Controls onDone={() => setOpen(false)} onOpenDirector={openDirector} />
      </Sheet>
      <IdentityWindow />
      <LinkedWorld />
      {isDirectorOpen && <Director onClose={() => setDirectorOpen(false)} />}
    </aside>
  )
}

function useDirectorOpen() {
  const draft = useDraft('director')
  const [isDirectorOpen, setDirectorOpen] = useState(draft.get('isOpen') === 'yes')
  const saveDraft = useEffectEvent(() => (isDirectorOpen ? draft.set('isOpen', 'yes') : draft.clear()))
  // Saved only on `pagehide`: signing out clears the tab's drafts, and walkthroughs sign out.
  useEffect(() => {
    addEventListener('pagehide', saveDraft)
    return () => removeEventListener('pagehide', saveDraft)
  }, [])
  return { isDirectorOpen, setDirectorOpen }
}

function Controls({ onDone, onOpenDirector }: { onDone: () => void; onOpenDirector: () => void }) {
  const { t } = useTranslation('demo')
  const clock = useQuery(worldClockQuery())
  if (clock.isError) return <ErrorPanel message={clock.error.message} onRetry={() => void clock.refetch()} />
  return (
    <div className={styles.controls}>
      <Button variant="secondary" size="small" onClick={onOpenDirector}>
        {t('openDirector')}
      </Button>
      <PersonaChooser onDone={onDone} />
      <Outbox onDone={onDone} />
      <ClockControls clock={clock.data} />
      <SiteControls onDone={onDone} />
      <RecordingControls />
    </div>
  )
}

function SiteControls({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('demo')
  const { data } = useQuery(worldSettingsQuery())
  const command = useMutation(sendWorldCommand())
  // Closes the sheet first, because the page under it is about to change.
  const setMaintenance = (maintenance: boolean) => {
    onDone()
    command.mutate({ command: 'POST /system/status', body: { maintenance } })
  }
  const setSocialLogin = (isOn: boolean) =>
    command.mutate({ command: 'PATCH /settings', body: { flags: { GOOGLELOGIN3: isOn, FACEBOOKLOGIN3: isOn } } })
  return (
    <section className={styles.part}>
      <h3>{t('site')}</h3>
      <Switch label={t('maintenance')} checked={data?.status.maintenance ?? false} onChange={setMaintenance} />
      <Switch label={t('socialLogin')} checked={data?.flags.GOOGLELOGIN3 ?? false} onChange={setSocialLogin} />
      <WorldReset onDone={onDone} />
    </section>
  )
}

function useWorldTime() {
  const client = useQueryClient()
  const { data, dataUpdatedAt } = useQuery(worldClockQuery())
  const isFast = data !== undefined && !data.isFrozen && data.factor > 1
  // Timers run in real time, draws in world time.
  useEffect(() => {
    if (isFast) void client.invalidateQueries({ queryKey: ['lottery'] })
  }, [client, isFast, dataUpdatedAt])
}
