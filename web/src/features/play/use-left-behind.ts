import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { session } from '#api/session.ts'
import { leaveGame } from '#shared/left-game.ts'

/**
 * A running game that is left by the app's own ways (back, the deposit) waits to be returned to; one that was closed does
 * not. What comes back closes it.
 */
export function useLeftBehind(name: string | undefined, isRunning: boolean) {
  const { pathname, search } = useLocation()
  const isClosed = useRef(false)
  const leave = useEffectEvent((userName: string) => {
    if (!isClosed.current) leaveGame({ userName, address: pathname + search, name: name ?? '' })
  })
  // The way out of the page is not known to React before it is gone.
  useEffect(() => {
    leaveGame(undefined)
    const userName = session.get()?.userName
    if (!isRunning || !userName) return
    return () => leave(userName)
  }, [isRunning])
  return () => void (isClosed.current = true)
}
