import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useTheme } from '#lib/theme.ts'
import { LoadingCover } from '#ui/loading-cover.tsx'
import { toFrameAddress, listenToGame, postTheme, type FrameAddress, type GameMessage } from './game-frame.ts'
import { useFrameTiming, type FrameTiming } from './use-frame-timing.ts'

type ProviderFrameProps = {
  address: FrameAddress
  title: string
  className: string | undefined
  /** Words while the page is on the way. */
  waiting?: string
  /** What is done when the page says something. */
  act: Partial<Record<GameMessage, () => void>>
  /** How it comes; at once unless said, and then out of sight until it is there. */
  pace?: FrameTiming
}

/** The frame a partner's page lives in. It speaks by messages alone; whoever else sends one is not heard. */
export function ProviderFrame({ address, title, className, waiting, act, pace }: ProviderFrameProps) {
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
 * Where a page opens; nothing for an address that cannot be opened. The theme it opens in stays in its address: with another
 * one it would begin anew. `corner`: something of ours lies over the corner where it begins.
 */
export function useFrameAddress(url: string | undefined, corner?: 'taken'): FrameAddress | undefined {
  const [theme] = useState(useTheme())
  return useMemo(() => (url === undefined ? undefined : toFrameAddress(url, theme, corner)), [url, theme, corner])
}
