import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { storage } from '#lib/storage/storage.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { blockInterstitials } from '#ui/overlay/interstitial-queue.ts'
import { RecordingControls } from '../recording-controls.tsx'
import { ClockControls } from '../clock-controls.tsx'
import { addDemoMessages } from '../messages.ts'
import { worldClockQuery } from '../world.queries.ts'
import { LedgerView } from './ledger-view.tsx'
import { CallList } from './call-list.tsx'
import { UpcomingEvents } from './upcoming-events.tsx'
import { WorldUpdateContext } from './director-context.ts'
import styles from './director.module.css'
import { FaultControls } from './fault-controls.tsx'
import { Checkpoints } from './checkpoints.tsx'
import { PersonaControls } from './persona-controls.tsx'
import { SecondDevice } from './second-device.tsx'
import { WalkthroughControls } from './walkthrough-controls.tsx'
import { useWorldUpdates } from './use-world-changes.ts'
import { usePanelCommands } from './use-panel-commands.ts'
import { addDirectorMessages } from './messages.ts'

type DirectorProps = {
  isRemote?: boolean
  onClose?: () => void
}

export function Director({ isRemote = false, onClose }: DirectorProps) {
  useState(() => (addDemoMessages(), addDirectorMessages()))
  const { t } = useTranslation(['director', 'app'])
  const update = useWorldUpdates(isRemote)
  const [isFolded, setFolded] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const clock = useQuery(worldClockQuery())
  usePanelCommands(update, isRemote)
  useEffect(blockInterstitials, [])
  useEffect(announceDocking, [])
  // Keyboard focus continues inside the panel.
  useEffect(() => heading.current?.focus(), [])
  return (
    <aside
      className={styles.panel}
      data-director
      data-folded={isFolded || undefined}
      data-remote={isRemote || undefined}
      aria-label={t('director')}
    >
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {t('director')}
        </h2>
        {!isRemote && (
          <IconButton
            label={t(isFolded ? 'unfold' : 'fold')}
            icon={isFolded ? <ChevronUp /> : <ChevronDown />}
            onClick={() => setFolded(!isFolded)}
          />
        )}
        {onClose && <IconButton label={t('app:close')} icon={<X />} onClick={onClose} />}
      </header>
      {isRemote && <p className={styles.hint}>{t('remoteText')}</p>}
      <WorldUpdateContext value={update}>
        {!isRemote && <FirstHints />}
        <WalkthroughControls />
        <PersonaControls />
        <UpcomingEvents />
        <ClockControls clock={clock.data} />
        <FaultControls />
        <Checkpoints />
        <CallList />
        <LedgerView />
        <RecordingControls canReplay={!isRemote} />
        {!isRemote && <SecondDevice />}
      </WorldUpdateContext>
    </aside>
  )
}

const HINTS = [1, 2, 3] as const

/** Three hints on first use, until they are read. */
function FirstHints() {
  const { t } = useTranslation('director')
  const [isRead, setRead] = useState(() => storage.get('directorHints') !== undefined)
  if (isRead) return null
  const close = () => {
    storage.set('directorHints', 'read')
    setRead(true)
  }
  return (
    <section className={styles.finished} aria-label={t('hints')}>
      <ol>
        {HINTS.map((number) => (
          <li key={number}>{t(`hint.${number}`)}</li>
        ))}
      </ol>
      <Button size="small" variant="secondary" onClick={close}>
        {t('hintsRead')}
      </Button>
    </section>
  )
}

/** Lists compute their columns again when the panel docks beside them. */
function announceDocking() {
  dispatchEvent(new Event('resize'))
  return () => void requestAnimationFrame(() => dispatchEvent(new Event('resize')))
}
