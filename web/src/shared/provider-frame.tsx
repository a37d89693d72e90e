import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffline } from '#lib/device/network.ts'
import { useTheme } from '#lib/storage/theme.ts'
import { Empty } from '#ui/page/empty.tsx'
import { LoadingCover } from '#ui/page/loading-cover.tsx'
import {
  type Surroundings,
  toFrameAddress,
  listenToGame,
  postTheme,
  type FrameAddress,
  type GameMessage,
} from './game-frame.ts'

type ProviderFrameProps = {
  address: FrameAddress
  title: string
  className: string | undefined
  waiting?: string
  act: Partial<Record<GameMessage, () => void>>
  /** When the frame loads and is shown; default: at once, hidden until it has loaded. */
  pace?: FrameTiming
  /** The page in the frame gets no touch and no key. */
  isInert?: boolean
}

/**
 * The iframe of a provider: a game, chat, payment or identity page. It communicates by messages only; messages from other sources are ignored. A service
 * worker does not serve it, so without a network it opens when there is one again.
 */
export function ProviderFrame(props: ProviderFrameProps) {
  const { t } = useTranslation()
  const isOffline = useOffline()
  const [isOpened, setOpened] = useState(!isOffline)
  if (!isOffline && !isOpened) setOpened(true)
  if (!isOpened) return <Empty title={t('offlineTitle')} text={t('offlineText')} />
  return <OpenedFrame {...props} />
}

function OpenedFrame({ address, title, className, waiting, act, pace, isInert }: ProviderFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { src, isLoaded, isShown, onLoad } = useFrameTiming(address.src, pace)
  const theme = useTheme()
  const handleMessage = useEffectEvent((message: GameMessage) => act[message]?.())
  useEffect(() => {
    const handlers = {
      'balance-changed': () => handleMessage('balance-changed'),
      close: () => handleMessage('close'),
      deposit: () => handleMessage('deposit'),
      relogin: () => handleMessage('relogin'),
    }
    return listenToGame({ frame: () => frame.current, origin: address.origin, act: handlers })
  }, [address.origin])
  useEffect(() => postTheme(frame.current, address, theme), [address, theme, isLoaded])
  return (
    <>
      {!isShown && <LoadingCover text={waiting} />}
      <iframe
        ref={frame}
        className={className}
        inert={isInert}
        title={title}
        src={src}
        style={pace && { visibility: isShown ? 'visible' : 'hidden' }}
        sandbox={address.sandbox}
        allow="fullscreen; autoplay"
        referrerPolicy="strict-origin"
        onLoad={onLoad}
      />
    </>
  )
}

/**
 * Returns the frame's source; undefined if the URL cannot be opened. The initial theme stays in the URL: a changed URL would reload the page.
 */
export function useFrameAddress(url: string | undefined, around?: Surroundings): FrameAddress | undefined {
  const [theme] = useState(useTheme())
  return useMemo(() => (url === undefined ? undefined : toFrameAddress(url, theme, around)), [url, theme, around])
}

/** The time the frame stays blank before it loads, and the delay between load and display, ms. */
type FrameTiming = { blank: number; show: number }

const immediate: FrameTiming = { blank: 0, show: 0 }

/** The current source of a frame, and whether it is visible. Give the frame a key: another page with the same timing is another frame. */
function useFrameTiming(address: string, { blank, show }: FrameTiming = immediate) {
  const [isBlank, setBlank] = useState(blank > 0)
  const [isLoaded, setLoaded] = useState(false)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isBlank) return
    const timer = setTimeout(() => setBlank(false), blank)
    return () => clearTimeout(timer)
  }, [isBlank, blank])
  useEffect(() => {
    if (!isLoaded || show === 0) return
    const timer = setTimeout(() => setShown(true), show)
    return () => clearTimeout(timer)
  }, [isLoaded, show])
  return {
    src: isBlank ? 'about:blank' : address,
    isLoaded,
    isShown: show === 0 ? isLoaded : isShown,
    // The blank page fires a load event, too.
    onLoad: () => setLoaded(!isBlank),
  }
}
