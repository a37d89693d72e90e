import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { afterLayersClosed } from '#lib/device/layers.ts'

/**
 * The browser's history for the router. Pushing the current path replaces its entry, however fast a link is tapped; entries of open layers are removed before a
 * navigation.
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
