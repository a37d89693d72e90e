import { invalidate } from '@longan/react-query'
import { getPlaySession, leaveGame } from '@longan/react-query/responsible-gaming'
import type { LeftGame, PlaySession } from '@longan/sdk'
import { responsibleGaming } from '@longan/sdk/responsible-gaming'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { http } from '#api/gateway.ts'
import { readAt, usePlaySession } from '#api/member/play-session.queries.ts'
import { formatDayTime } from '#lib/time/dates.ts'
import { useServerTime } from '#lib/time/server-clock.ts'
import { showToast } from '#ui/overlay/toast.ts'

/** A game in which no round ends is left after this time without play time, ms. */
const LAST_ROUND = 60_000

type Watched = {
  game: LeftGame
  isRunning: boolean
  /** Closes the game for good. */
  onClose: () => void
}

/** Reads the session of play while a game is open, and sends `leaveGame` when the game is left. */
export function usePlayWatch({ game, isRunning, onClose }: Watched) {
  const client = useQueryClient()
  const { t } = useTranslation('play')
  const session = usePlaySession(isRunning)
  const limit = session?.timeLimit
  const isTimeUp = limit?.remaining === 0
  useLeaving(game, isRunning && session !== undefined)
  useRefetchWhenDue(session)
  const close = () => {
    void showToast(t('timeUp', { time: formatDayTime(limit?.resetTime ?? 0) }))
    onClose()
  }
  const closeLater = useEffectEvent(close)
  useEffect(() => {
    if (!isTimeUp) return
    const timer = setTimeout(() => closeLater(), LAST_ROUND)
    return () => clearTimeout(timer)
  }, [isTimeUp])

  return {
    session,
    isInterrupted:
      isRunning &&
      session !== undefined &&
      (session.statement !== undefined || session.realityCheck.pending || session.pause?.endTime !== undefined),
    /** To call when money has moved, which ends a round. */
    onRound: () => {
      if (isTimeUp) close()
      else if (session) void invalidate(client, [getPlaySession])
    },
  }
}

/** Time passes in a game until the gateway knows that it was left. */
function useLeaving(game: LeftGame, isWatched: boolean) {
  const client = useQueryClient()
  const leave = useEffectEvent(() => {
    const renew = () => invalidate(client, leaveGame.invalidates)
    // If the call fails, the game counts as open until the next login.
    void responsibleGaming(http)
      .leaveGame(game, { keepalive: true })
      .then(renew, () => undefined)
  })
  useEffect(() => {
    if (!isWatched) return
    const onHide = () => leave()
    addEventListener('pagehide', onHide)
    return () => {
      removeEventListener('pagehide', onHide)
      onHide()
    }
  }, [isWatched])
}

/** Reads the session again at the moment at which the next reality check, the next pause or its end, or the end of the play time, is due. */
function useRefetchWhenDue(session: PlaySession | undefined) {
  const client = useQueryClient()
  const dueAt = session ? readAt(session) + timeUntilNext(session) : Infinity
  const isDue = useServerTime((now) => now >= dueAt)
  useEffect(() => {
    if (isDue) void invalidate(client, [getPlaySession])
  }, [isDue, client])
}

function timeUntilNext(session: PlaySession): number {
  const { realityCheck, timeLimit, pause } = session
  const untilCheck = realityCheck.pending ? undefined : realityCheck.remaining
  const untilPause = pause?.endTime === undefined ? pause?.remaining : pause.endTime - readAt(session)
  // What has no time left is known already.
  return Math.min(untilCheck ?? Infinity, untilPause ?? Infinity, timeLimit?.remaining || Infinity)
}
