import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { config } from '#lib/config.ts'
import { isStandalone } from '#lib/display-mode.ts'
import { captureInstallPrompt } from '#lib/install-prompt.ts'
import { whenIdle } from '#lib/when-idle.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { useLeftGame } from '#shared/left-game.ts'
import { FloatingService } from './floating-service.tsx'
import { findRoute } from './route.ts'
import { routes } from './routes.tsx'

// A browser asks when a person has stayed for half a minute: there is time to come after the first view.
captureInstallPrompt()

const DownloadBar = lazyComponent(() => import('#features/download/download-bar.tsx').then((file) => file.DownloadBar))

const ReturnBar = lazyComponent(() => import('#features/play/return-bar.tsx').then((file) => file.ReturnBar))

/**
 * What floats above the tabs: the way back into a game that was left, else on home the offer of the app, which comes when all
 * else is there; and the way to the service.
 */
export function Floating() {
  const left = useLeftGame()
  const title = findRoute(routes, useLocation().pathname)?.title
  const isIdle = useIdle()
  return (
    <>
      {left && <ReturnBar game={left} />}
      {!left && isIdle && title === 'home' && !isStandalone() && <DownloadBar />}
      {config.floatingService && <FloatingService />}
    </>
  )
}

function useIdle() {
  const [isIdle, setIdle] = useState(false)
  // Only the browser knows when it has nothing better to do.
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}
