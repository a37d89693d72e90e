import { make } from './dom.ts'

type Action = { label: string; run(): void }

/**
 * A bar at the top of the page for what went wrong: one sentence and at most one thing to do. `hide` takes it away; a new one takes
 * the place of the old.
 */
export function createNotice(parent: HTMLElement) {
  const bar = make('div', { class: 'notice', role: 'alert', hidden: true })
  parent.prepend(bar)
  return {
    show(text: string, action?: Action) {
      bar.replaceChildren(make('p', {}, text))
      if (action) bar.append(make('button', { class: 'chip', onclick: action.run }, action.label))
      bar.hidden = false
    },
    hide() {
      bar.hidden = true
    },
  }
}
