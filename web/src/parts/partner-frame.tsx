import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useTheme } from '#lib/theme.ts'
import { LoadingCover } from '#ui/loading-cover.tsx'
import { frameAddress, hearGame, tellTheme, type FrameAddress, type GameMessage } from './game-frame.ts'

type PartnerFrameProps = {
  address: FrameAddress
  title: string
  className: string | undefined
  /** Words while the page is on the way. */
  waiting?: string
  /** What is done when the page says something. */
  act: Partial<Record<GameMessage, () => void>>
}

/** The frame a partner's page lives in. It speaks by messages alone; whoever else sends one is not heard. */
export function PartnerFrame({ address, title, className, waiting, act }: PartnerFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [loaded, setLoaded] = useState(false)
  const theme = useTheme()
  const hear = useEffectEvent((message: GameMessage) => act[message]?.())
  useEffect(() => {
    const heard = {
      'balance-changed': () => hear('balance-changed'),
      close: () => hear('close'),
      deposit: () => hear('deposit'),
      relogin: () => hear('relogin'),
    }
    return hearGame({ frame: () => frame.current, origin: address.origin, act: heard })
  }, [address.origin])
  useEffect(() => tellTheme(frame.current, address, theme), [address, theme, loaded])
  return (
    <>
      {!loaded && <LoadingCover text={waiting} />}
      <iframe
        ref={frame}
        className={className}
        title={title}
        src={address.src}
        sandbox={address.sandbox}
        allow="fullscreen; autoplay"
        referrerPolicy="strict-origin"
        onLoad={() => setLoaded(true)}
      />
    </>
  )
}

/**
 * Where a page opens; nothing for an address that cannot be opened. The theme it opens in stays in its address: with another
 * one it would begin anew.
 */
export function useFrameAddress(url: string | undefined): FrameAddress | undefined {
  const [theme] = useState(useTheme())
  return useMemo(() => (url === undefined ? undefined : frameAddress(url, theme)), [url, theme])
}
