import { Dialog } from '@base-ui/react/dialog'
import { overlayElement } from './overlay.tsx'
import type { DialogProps } from './sheet-props.ts'
import styles from './dialog.module.css'

export function DialogContent({ open, onClose, title, text, actions, children, urgent }: DialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()} disablePointerDismissal={urgent}>
      <Dialog.Portal container={overlayElement()}>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup className={styles.popup} role={urgent ? 'alertdialog' : 'dialog'}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            {text && <Dialog.Description className={styles.text}>{text}</Dialog.Description>}
            {children}
            {actions && <div className={styles.actions}>{actions}</div>}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
