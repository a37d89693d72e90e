import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { createPath, type Location, NavigationType, type Navigator, Router, type To } from 'react-router-dom'
import { afterLayersClosed } from '#lib/device/layers.ts'

/** What a page stores in its history entry, with the router's names: the state and the key of its location, and the index of the entry. */
type Entry = { usr?: unknown; key?: string; idx?: number }

const readEntry = () => (history.state ?? {}) as Entry

function readLocation(): Location {
  const { pathname, search, hash } = location
  const { usr = null, key = 'default' } = readEntry()
  return { pathname, search, hash, state: usr, key }
}

const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to))

const createEntry = (usr: unknown, idx: number): Entry => ({ usr, key: Math.random().toString(36).slice(2, 10), idx })

/**
 * Navigates in the browser's history and calls `onChange`. Pushing the current path replaces its entry, however fast a link is tapped; entries of open layers are
 * removed before a navigation.
 */
export function createNavigator(onChange: (type: NavigationType) => void): Navigator {
  const replace = (to: To, state?: unknown) => {
    history.replaceState(createEntry(state, readEntry().idx ?? 0), '', hrefOf(to))
    onChange(NavigationType.Replace)
  }
  const push = (to: To, state?: unknown) => {
    if (hrefOf(to) === createPath(location)) return replace(to, state)
    history.pushState(createEntry(state, (readEntry().idx ?? 0) + 1), '', hrefOf(to))
    onChange(NavigationType.Push)
  }
  return {
    createHref: hrefOf,
    go: (steps) => history.go(steps),
    push: (to, state) => afterLayersClosed(() => push(to, state)),
    replace: (to, state) => afterLayersClosed(() => replace(to, state)),
  }
}

/** The router of the app: as the browser router of the library, whose history cannot wait for open layers. */
export function AppRouter({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState(() => ({ location: readLocation(), navigationType: NavigationType.Pop }))
  const [update] = useState(
    () => (navigationType: NavigationType) =>
      startTransition(() => setCurrent({ location: readLocation(), navigationType })),
  )
  const [navigator] = useState(() => createNavigator(update))
  useLayoutEffect(() => {
    const handleBack = () => update(NavigationType.Pop)
    addEventListener('popstate', handleBack)
    return () => removeEventListener('popstate', handleBack)
  }, [update])
  return (
    <Router {...current} navigator={navigator}>
      {children}
    </Router>
  )
}
