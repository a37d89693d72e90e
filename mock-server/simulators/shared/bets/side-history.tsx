/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'

const wide = '(width >= 56.25em)'

/** The history beside the game on a wide screen; nothing on a phone, where a sheet shows it. */
export function SideHistory({ title, children }: { title: string; children: ComponentChildren }) {
  const [isWide, setWide] = useState(() => matchMedia(wide).matches)
  useEffect(() => {
    const onResize = () => setWide(matchMedia(wide).matches)
    addEventListener('resize', onResize)
    return () => removeEventListener('resize', onResize)
  }, [])
  if (!isWide) return null
  return (
    <aside class="side-history" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </aside>
  )
}
