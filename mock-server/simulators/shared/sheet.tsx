/** @jsxImportSource preact */
import type { ComponentChildren, TargetedEvent } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from './icon.tsx'
import { useKit } from './kit.ts'

type Props = { title: string; onClose(): void; children: ComponentChildren }

/**
 * A sheet from below, open for as long as it is rendered. The button, a tap beside it, Escape and the phone's back button ask to close
 * it; the focus then returns to where it was.
 * @note The dialog is the browser's own: the focus stays inside, and Android's back button closes it (a close watcher comes with it).
 */
export function Sheet({ title, onClose, children }: Props) {
  const { t } = useKit()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current!
    element.showModal()
    // A tap beside the sheet is a tap on the dialog itself.
    element.addEventListener('click', ({ target }) => target === element && element.close())
    // Taken off the page while open, a dialog would leave the focus nowhere.
    return () => element.close()
  }, [])
  // A sheet that is gone already may have been followed by another one: its late word would close that.
  const closed = ({ currentTarget }: TargetedEvent<HTMLDialogElement>) => currentTarget.isConnected && onClose()
  return (
    <dialog ref={dialog} class="sheet" aria-label={title} onClose={closed}>
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
