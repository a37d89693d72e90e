/** @jsxImportSource preact */
import type { ComponentChildren, TargetedEvent } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from './icon.tsx'
import { useClientContext } from './client-context.ts'

type Props = { title: string; onClose(): void; children: ComponentChildren }

/**
 * A bottom sheet, open while it is rendered. Its button, a tap outside, Escape and the phone's back button call `onClose`; the focus
 * returns to where it was.
 * @note It is the browser's own dialog: the focus stays inside, and Android's back button closes it (a close watcher comes with it).
 */
export function Sheet({ title, onClose, children }: Props) {
  const { t } = useClientContext()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current!
    element.showModal()
    // A tap outside of the sheet has the dialog itself as its target.
    element.addEventListener('click', ({ target }) => target === element && element.close())
    // A dialog that is removed while open would lose the focus.
    return () => element.close()
  }, [])
  // A late close event of a removed sheet would close the next one.
  const handleClose = ({ currentTarget }: TargetedEvent<HTMLDialogElement>) => currentTarget.isConnected && onClose()
  return (
    <dialog ref={dialog} class="sheet" aria-label={title} onClose={handleClose}>
      <div class="sheet-head">
        <h2>{title}</h2>
        <button class="icon" aria-label={t('close')} onClick={() => dialog.current?.close()}>
          <Icon d="M6 6l12 12M18 6L6 18" />
        </button>
      </div>
      <div class="sheet-body">{children}</div>
    </dialog>
  )
}
