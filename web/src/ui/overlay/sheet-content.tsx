import { Drawer } from '@base-ui/react/drawer'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../action/icon-button.tsx'
import { overlayElement } from './overlay.tsx'
import type { SheetProps } from './sheet-props.ts'
import styles from './sheet.module.css'

export function SheetContent({ open, onClose, title, side = 'bottom', hideTitle, children }: SheetProps) {
  const { t } = useTranslation()
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(next) => next || onClose()}
      swipeDirection={side === 'right' ? 'right' : 'down'}
    >
      <Drawer.Portal container={overlayElement()}>
        <Drawer.Backdrop className={styles.backdrop} />
        <Drawer.Viewport className={styles.viewport} data-side={side}>
          <Drawer.Popup className={styles.popup} data-side={side}>
            {side === 'bottom' && <span className={styles.handle} />}
            <div className={styles.head} data-hidden={hideTitle || undefined}>
              <Drawer.Title className={hideTitle ? 'visually-hidden' : styles.title}>{title}</Drawer.Title>
              <Drawer.Close render={<IconButton label={t('close')} icon={<X />} />} />
            </div>
            <Drawer.Content className={styles.content}>{children}</Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
