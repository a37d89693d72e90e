import { SlidersHorizontal } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { storage, type StoredValue } from '#lib/storage/storage.ts'
import styles from './demo-panel.module.css'

type HandlePosition = StoredValue<'demoHandle'>

const defaultPosition: HandlePosition = { side: 'left', top: 0.42 }
const KEY_STEP = 0.04
/** Smaller movements count as a tap. */
const TAP_SLOP_PX = 6

const clamp = (top: number) => Math.min(1, Math.max(0, top))
const positionAt = ({ clientX, clientY }: PointerEvent): HandlePosition => ({
  side: clientX < innerWidth / 2 ? 'left' : 'right',
  top: clamp(clientY / innerHeight),
})

export function Handle({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('demo')
  const { position, ...dragProps } = useDrag(onOpen)
  return (
    <button
      type="button"
      className={styles.handle}
      data-handle
      data-side={position.side}
      style={{ '--at': `${clamp(position.top) * 100}%` } as CSSProperties}
      aria-label={t('open')}
      aria-describedby="handle-moves"
      {...dragProps}
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

function useDrag(onOpen: () => void) {
  const [position, setPosition] = useState<HandlePosition>(() => storage.get('demoHandle') ?? defaultPosition)
  const start = useRef<{ x: number; y: number }>(undefined)
  const hasMoved = useRef(false)
  const savePosition = (next: HandlePosition) => {
    setPosition(next)
    storage.set('demoHandle', next)
  }
  return {
    position,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture?.(event.pointerId)
      start.current = { x: event.clientX, y: event.clientY }
      hasMoved.current = false
    },
    onPointerMove: (event: PointerEvent) => {
      if (!start.current) return
      hasMoved.current ||= Math.hypot(event.clientX - start.current.x, event.clientY - start.current.y) > TAP_SLOP_PX
      if (hasMoved.current) savePosition(positionAt(event))
    },
    onPointerUp: () => (start.current = undefined),
    onPointerCancel: () => (start.current = undefined),
    onClick: () => hasMoved.current || onOpen(),
    onKeyDown: (event: KeyboardEvent) => {
      const next = positionAfterKey(event.key, position)
      hasMoved.current = false
      if (!next) return
      event.preventDefault()
      savePosition(next)
    },
  }
}

function positionAfterKey(key: string, { side, top }: HandlePosition): HandlePosition | undefined {
  if (key === 'ArrowUp') return { side, top: clamp(top - KEY_STEP) }
  if (key === 'ArrowDown') return { side, top: clamp(top + KEY_STEP) }
  if (key === 'ArrowLeft') return { side: 'left', top }
  if (key === 'ArrowRight') return { side: 'right', top }
  return undefined
}
