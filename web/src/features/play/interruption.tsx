import type { PlaySession } from '@longan/sdk'
import { PlayPause } from './play-pause.tsx'
import { RecentStatement } from './recent-statement.tsx'
import { RealityCheck } from './reality-check.tsx'

type InterruptionProps = {
  session: PlaySession
  /** The member has stopped at a reality check. */
  onStop: () => void
  onLeave: () => void
}

/** Covers the game while a statement or a reality check is due, or else during a pause. */
export function Interruption({ session, onStop, onLeave }: InterruptionProps) {
  const { statement, realityCheck, pause } = session
  if (statement) return <RecentStatement statement={statement} onLeave={onLeave} />
  if (realityCheck.pending) return <RealityCheck session={session} onStop={onStop} />
  return pause?.endTime === undefined ? null : <PlayPause until={pause.endTime} onLeave={onLeave} />
}
