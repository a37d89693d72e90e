import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { config } from '#lib/site/config.ts'
import { isStandalone } from '#lib/device/display-mode.ts'
import { captureInstallPrompt } from '#lib/device/install-prompt.ts'
import { whenIdle } from '#lib/device/when-idle.ts'
import { lazyComponent } from '#ui/page/lazy-component.tsx'
import { useLeftGame } from '#shared/left-game.ts'
import { FloatingService } from './floating-service.tsx'
import { findRoute } from '../routes/route.ts'
import { routes } from '../routes/routes.tsx'

// Browsers send this event after about half a minute, so registering after the first view is early enough.
captureInstallPrompt()

const DownloadBar = lazyComponent(() => import('#features/download/download-bar.tsx').then((file) => file.DownloadBar))

const ReturnBar = lazyComponent(() => import('#features/play/return-bar.tsx').then((file) => file.ReturnBar))

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
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}
