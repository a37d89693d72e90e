import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/icon-button.tsx'
import { CapsuleControls } from '../capsule-controls.tsx'
import { ClockControls } from '../clock-controls.tsx'
import { addDemoWords } from '../words.ts'
import { worldClockQuery } from '../world.queries.ts'
import { BooksView } from './books-view.tsx'
import { CallList } from './call-list.tsx'
import { DayLine } from './day-line.tsx'
import { Heard } from './director-context.ts'
import styles from './director.module.css'
import { FaultControls } from './fault-controls.tsx'
import { Places } from './places.tsx'
import { Cast } from './cast.tsx'
import { SecondDevice } from './second-device.tsx'
import { StoryControls } from './story-controls.tsx'
import { useFollowedWorld } from './use-followed.ts'
import { useStage } from './use-stage.ts'
import { addDirectorWords } from './words.ts'

type DirectorProps = {
  /** It stands on a device of its own: the app is elsewhere. */
  isRemote?: boolean
  onClose?: () => void
}

/** All that can be done to a demo's world, and all that happens in it, beside the app or on another device. */
export function Director({ isRemote = false, onClose }: DirectorProps) {
  useState(() => (addDemoWords(), addDirectorWords()))
  const { t } = useTranslation(['director', 'app'])
  const told = useFollowedWorld(isRemote)
  const head = useRef<HTMLHeadingElement>(null)
  const clock = useQuery(worldClockQuery())
  useStage(told, isRemote)
  // Whoever opens it by the keyboard goes on inside.
  useEffect(() => head.current?.focus(), [])
  return (
    <aside className={styles.panel} data-director data-remote={isRemote || undefined} aria-label={t('director')}>
      <header className={styles.head}>
        <h2 ref={head} tabIndex={-1}>
          {t('director')}
        </h2>
        {onClose && <IconButton label={t('app:close')} icon={<X />} onClick={onClose} />}
      </header>
      {isRemote && <p className={styles.hint}>{t('remoteText')}</p>}
      <Heard value={told}>
        <StoryControls />
        <Cast />
        <DayLine />
        <ClockControls clock={clock.data} />
        <FaultControls />
        <Places />
        <CallList />
        <BooksView />
        <CapsuleControls canPlay={!isRemote} />
        {!isRemote && <SecondDevice />}
      </Heard>
    </aside>
  )
}
