/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { IconButton, type IconButtonProps } from '../icon.tsx'

const wide = '(width >= 56.25em)'

function useIsWide() {
  const [isWide, setWide] = useState(() => matchMedia(wide).matches)
  useEffect(() => {
    const onResize = () => setWide(matchMedia(wide).matches)
    addEventListener('resize', onResize)
    return () => removeEventListener('resize', onResize)
  }, [])
  return isWide
}

/** The history beside the game on a wide screen; nothing on a phone, where a sheet shows it. */
export function SideHistory({ title, children }: { title: string; children: ComponentChildren }) {
  if (!useIsWide()) return null
  return (
    <aside class="side-history" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </aside>
  )
}

/** Opens the sheet of the history; nothing on a wide screen, where the history is beside the game. */
export const HistoryButton = (props: IconButtonProps) => (useIsWide() ? null : <IconButton {...props} />)
