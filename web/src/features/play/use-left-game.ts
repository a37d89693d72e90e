import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { session } from '#api/member/session.ts'
import { leaveGame } from '#shared/left-game.ts'

/**
 * Remembers a running game that is left by navigation (back, the deposit), so that the player can return to it. Returns a function
 * that marks the game as closed, which prevents this.
 */
export function useLeftGame(name: string | undefined, isRunning: boolean) {
  const { pathname, search } = useLocation()
  const isClosed = useRef(false)
  const leave = useEffectEvent((userName: string) => {
    if (!isClosed.current) leaveGame({ userName, address: pathname + search, name: name ?? '' })
  })
  // React reports that the page is left only on unmount.
  useEffect(() => {
    leaveGame(undefined)
    const userName = session.get()?.userName
    if (!isRunning || !userName) return
    return () => leave(userName)
  }, [isRunning])
  return () => void (isClosed.current = true)
}
