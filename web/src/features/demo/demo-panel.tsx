import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Switch } from '#ui/switch.tsx'
import { useDraft } from '#ui/use-draft.ts'
import { CapsuleControls } from './capsule-controls.tsx'
import { ClockControls } from './clock-controls.tsx'
import styles from './demo-panel.module.css'
import { Handle } from './handle.tsx'
import { IdentityWindow } from './identity-window.tsx'
import { Outbox } from './outbox.tsx'
import { PersonaChooser } from './persona-chooser.tsx'
import { commandWorld, worldClockQuery, worldSettingsQuery } from './world.queries.ts'
import { addDemoWords } from './words.ts'
import { LinkedWorld } from './world-link.tsx'
import { WorldReset } from './world-reset.tsx'

const Director = lazyPart(() => import('./director/director.tsx').then((file) => file.Director))

/** The hand that moves the demo's world: a tab at the edge of the screen, and a sheet of controls. */
export function DemoPanel() {
  useState(addDemoWords)
  const { t } = useTranslation('demo')
  const [open, setOpen] = useState(false)
  const { isDirecting, setDirecting } = useDirecting()
  const direct = () => {
    setOpen(false)
    setDirecting(true)
  }
  useWorldTime()
  return (
    <aside aria-label={t('title')}>
      <Handle onOpen={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} title={t('title')}>
        <Controls onDone={() => setOpen(false)} onDirect={direct} />
      </Sheet>
      <IdentityWindow />
      <LinkedWorld />
      {isDirecting && <Director onClose={() => setDirecting(false)} />}
    </aside>
  )
}

/** Whether the director's panel stands beside the app; after a reload it does again, in the tab where it did. */
function useDirecting() {
  const kept = useDraft('director')
  const [isDirecting, setDirecting] = useState(kept.get('isOpen') === 'yes')
  const keep = useEffectEvent(() => (isDirecting ? kept.set('isOpen', 'yes') : kept.forget()))
  // Only as the page goes: what a tab keeps is forgotten whenever somebody signs out, and stories do.
  useEffect(() => {
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [])
  return { isDirecting, setDirecting }
}

function Controls({ onDone, onDirect }: { onDone: () => void; onDirect: () => void }) {
  const { t } = useTranslation('demo')
  const clock = useQuery(worldClockQuery())
  if (clock.isError) return <ErrorPanel message={clock.error.message} onRetry={() => void clock.refetch()} />
  return (
    <div className={styles.controls}>
      <Button variant="secondary" size="small" onClick={onDirect}>
        {t('direct')}
      </Button>
      <PersonaChooser onDone={onDone} />
      <Outbox onDone={onDone} />
      <ClockControls clock={clock.data} />
      <SiteControls onDone={onDone} />
      <CapsuleControls />
    </div>
  )
}

function SiteControls({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('demo')
  const { data } = useQuery(worldSettingsQuery())
  const command = useMutation(commandWorld())
  // The page under the sheet is about to change; who switches wants to see it.
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

/** Keeps the app's idea of the world's time, and the rounds with it while time runs fast. */
function useWorldTime() {
  const client = useQueryClient()
  const { data, dataUpdatedAt } = useQuery(worldClockQuery())
  const isFast = data !== undefined && !data.isFrozen && data.factor > 1
  // Timers wait in our time, draws fall in the world's.
  useEffect(() => {
    if (isFast) void client.invalidateQueries({ queryKey: ['lottery'] })
  }, [client, isFast, dataUpdatedAt])
}
