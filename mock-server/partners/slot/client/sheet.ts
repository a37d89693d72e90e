import { make } from '../../kit/dom.ts'

export type Sheet = ReturnType<typeof createSheet>

/** A sheet from below with a title and a way out. */
export function createSheet(closeLabel: string) {
  const heading = make('h2')
  const content = make('div', { class: 'sheet-content' })
  const close = make('button', { class: 'icon', 'aria-label': closeLabel, onclick: () => dialog.close() }, '✕')
  const dialog = make('dialog', { class: 'sheet' }, make('div', { class: 'sheet-head' }, heading, close), content)
  // A tap beside the sheet is a tap on the dialog itself.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  document.body.append(dialog)
  return {
    open(title: string, children: (Node | string)[]) {
      heading.textContent = title
      dialog.setAttribute('aria-label', title)
      content.replaceChildren(...children)
      if (!dialog.open) dialog.showModal()
    },
    close: () => dialog.close(),
  }
}
