import { SlidersHorizontal } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { storage, type Stored } from '#lib/storage.ts'
import styles from './demo-panel.module.css'

/** Which edge of the page, and how far down the screen, from 0 to 1. */
type Place = Stored<'demoHandle'>

const usual: Place = { side: 'left', top: 0.42 }
const step = 0.04
/** A finger that moves less than this has tapped. */
const slack = 6

const within = (top: number) => Math.min(1, Math.max(0, top))
const placeAt = ({ clientX, clientY }: PointerEvent): Place => ({
  side: clientX < innerWidth / 2 ? 'left' : 'right',
  top: within(clientY / innerHeight),
})

/** The tab in the margin of the page that opens the panel. Drag it, or move it with the arrow keys, to where it is not in the way. */
export function Handle({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('demo')
  const { place, ...moves } = useMoves(onOpen)
  return (
    <button
      type="button"
      className={styles.handle}
      data-handle
      data-side={place.side}
      style={{ '--at': `${within(place.top) * 100}%` } as CSSProperties}
      aria-label={t('open')}
      aria-describedby="handle-moves"
      {...moves}
    >
      <span>
        <SlidersHorizontal aria-hidden />
      </span>
      <span id="handle-moves" className="visually-hidden">
        {t('moveHandle')}
      </span>
    </button>
  )
}

function useMoves(onOpen: () => void) {
  const [place, setPlace] = useState<Place>(() => storage.get('demoHandle') ?? usual)
  const start = useRef<{ x: number; y: number }>(undefined)
  const moved = useRef(false)
  const keep = (next: Place) => {
    setPlace(next)
    storage.set('demoHandle', next)
  }
  return {
    place,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture?.(event.pointerId)
      start.current = { x: event.clientX, y: event.clientY }
      moved.current = false
    },
    onPointerMove: (event: PointerEvent) => {
      if (!start.current) return
      moved.current ||= Math.hypot(event.clientX - start.current.x, event.clientY - start.current.y) > slack
      if (moved.current) keep(placeAt(event))
    },
    onPointerUp: () => (start.current = undefined),
    onPointerCancel: () => (start.current = undefined),
    onClick: () => moved.current || onOpen(),
    onKeyDown: (event: KeyboardEvent) => {
      const next = placeAfter(event.key, place)
      moved.current = false
      if (!next) return
      event.preventDefault()
      keep(next)
    },
  }
}

function placeAfter(key: string, { side, top }: Place): Place | undefined {
  if (key === 'ArrowUp') return { side, top: within(top - step) }
  if (key === 'ArrowDown') return { side, top: within(top + step) }
  if (key === 'ArrowLeft') return { side: 'left', top }
  if (key === 'ArrowRight') return { side: 'right', top }
  return undefined
}
