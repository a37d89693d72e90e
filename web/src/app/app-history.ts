import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { afterLayersClosed } from '#lib/layers.ts'

/**
 * The browser's history as the router uses it. An address that is open already is no new entry, however fast somebody taps;
 * what lies over the page leaves no entry behind when it leads elsewhere.
 */
export function createAppHistory() {
  const history = createBrowserHistory({ v5Compat: true })
  const { push, replace, createHref } = history
  const isOpen = (to: Parameters<typeof push>[0]) => createHref(to) === createHref(history.location)
  return Object.assign(history, {
    push: (...where: Parameters<typeof push>) => afterLayersClosed(() => (isOpen(where[0]) ? replace : push)(...where)),
    replace: (...where: Parameters<typeof replace>) => afterLayersClosed(() => replace(...where)),
  })
}
