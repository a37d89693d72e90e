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

/**
 * Calls `show` in a task of its own after the app has navigated: during popstate (a step back, or a push after a layer has closed) React would render the new page
 * at once, and the frame that shows the tap would wait for it. After a gesture `show` is called at once, because the browser shows the page when the event is over.
 * A change within a page is also shown at once: a checkbox that is in the address would be unchecked for a frame.
 */
export function createPageChange(show: (type: NavigationType) => void) {
  let isOwnStep = false
  let shownPath = location.pathname
  const showNow = (type: NavigationType) => {
    shownPath = location.pathname
    show(type)
  }
  const showAfterTap = (type: NavigationType) => {
    if (location.pathname === shownPath) showNow(type)
    else setTimeout(showNow, 0, type)
  }
  const navigator = createNavigator(showAfterTap)
  const go = (steps: number) => {
    isOwnStep = true
    navigator.go(steps)
  }
  const handleBack = () => {
    const act = isOwnStep ? showAfterTap : showNow
    isOwnStep = false
    act(NavigationType.Pop)
  }
  return { navigator: { ...navigator, go }, handleBack }
}

/** The router of the app: as the browser router of the library, whose history cannot wait for open layers. */
export function AppRouter({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState(() => ({ location: readLocation(), navigationType: NavigationType.Pop }))
  const [{ navigator, handleBack }] = useState(() =>
    createPageChange((navigationType) =>
      startTransition(() => setCurrent({ location: readLocation(), navigationType })),
    ),
  )
  useLayoutEffect(() => {
    addEventListener('popstate', handleBack)
    return () => removeEventListener('popstate', handleBack)
  }, [handleBack])
  return (
    <Router {...current} navigator={navigator}>
      {children}
    </Router>
  )
}
