import { Megaphone, Pause, Play, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../action/icon-button.tsx'
import styles from './marquee.module.css'

type MarqueeProps = {
  items: { key: string; text: string }[]
  empty: string
  onOpen: (index: number) => void
  onDismiss: () => void
}

export function Marquee({ items, empty, onOpen, onDismiss }: MarqueeProps) {
  const { t } = useTranslation()
  const [paused, setPaused] = useState(false)
  // About 12 characters a second are readable.
  const seconds = Math.max(12, items.reduce((sum, item) => sum + item.text.length + 8, 0) / 7)
  return (
    <div className={styles.marquee} data-paused={paused || undefined}>
      <Megaphone className={styles.horn} aria-hidden />
      <div className={styles.window}>
        {items.length === 0 ? (
          <p className={styles.empty}>{empty}</p>
        ) : (
          <div
            className={styles.belt}
            style={{ '--walk': `${seconds}s`, '--steps': Math.round(seconds * 30) } as React.CSSProperties}
          >
            <Items items={items} onOpen={onOpen} />
            <Items items={items} onOpen={onOpen} copy />
          </div>
        )}
      </div>
      {items.length > 0 && (
        <IconButton
          label={t(paused ? 'play' : 'pause')}
          icon={paused ? <Play /> : <Pause />}
          onClick={() => setPaused(!paused)}
        />
      )}
      <IconButton label={t('close')} icon={<X />} onClick={onDismiss} />
    </div>
  )
}

/** The items are rendered twice, so that the animation repeats without a gap. */
function Items({ items, onOpen, copy }: Pick<MarqueeProps, 'items' | 'onOpen'> & { copy?: boolean }) {
  return (
    <span className={styles.items} aria-hidden={copy}>
      {items.map((item, index) => (
        <button key={item.key} type="button" tabIndex={copy ? -1 : undefined} onClick={() => onOpen(index)}>
          {item.text}
        </button>
      ))}
    </span>
  )
}
