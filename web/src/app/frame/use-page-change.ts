import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigationType, useNavigate } from 'react-router-dom'
import { useDocumentTitle } from '#i18n/i18n.ts'
import { usePageName } from '#lib/site/page-name.ts'
import type { RouteEntry } from '#app/routes/route.ts'
import { paths } from '#lib/site/paths.ts'

const FADE_MS = 300

const positions = new Map<string, number>()
const swipe = watchSwipeBack()
let browserAnimated = false
let isFirst = true
history.scrollRestoration = 'manual'
addEventListener(
  'popstate',
  (event) => (browserAnimated = 'hasUAVisualTransition' in event && event.hasUAVisualTransition),
)

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Fades a new page in over 300 ms, unless a swipe or the browser has already animated the navigation. */
export function usePageFade() {
  const page = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)
  useLayoutEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    const skip = swipe.isRecent() || browserAnimated || prefersReducedMotion()
    browserAnimated = false
    if (!skip) page.current?.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, easing: 'ease-out' })
  }, [pathname])
  return page
}

/**
 * A new page starts at its top; going back restores the scroll position as soon as the page is long enough. A navigation with `state: { stays: true }` does not
 * scroll.
 */
export function useScrollMemory() {
  const { key, state } = useLocation()
  const kind = useNavigationType()
  useLayoutEffect(() => {
    const target = kind === 'POP' ? (positions.get(key) ?? 0) : kind === 'REPLACE' && state?.stays ? scrollY : 0
    positions.set(key, target)
    // The first page of a visit is at its top: reading the position would force a layout before the first paint.
    const restoring = isFirst ? undefined : restore(target)
    isFirst = false
    // A page that is still too short stands elsewhere: who leaves it now comes back to the position that was wanted.
    const remember = () => restoring?.isActive() || positions.set(key, scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => {
      restoring?.stop()
      removeEventListener('scroll', remember)
    }
  }, [key, kind, state])
}

/** The time to wait for a slow list, ms. */
const RESTORE_TIMEOUT = 5000

function restore(target: number) {
  const deadline = performance.now() + RESTORE_TIMEOUT
  let frame = 0
  const attempt = () => {
    scrollTo(0, target)
    const isShort = Math.abs(scrollY - target) > 1 && performance.now() < deadline
    frame = isShort ? requestAnimationFrame(attempt) : 0
  }
  if (target > 0 || scrollY > 0) attempt()
  const stop = () => {
    cancelAnimationFrame(frame)
    frame = 0
    removeEventListener('touchstart', stop)
  }
  addEventListener('touchstart', stop, { passive: true })
  return { stop, isActive: () => frame !== 0 }
}

/** Sets the document title; after a navigation it moves the focus of screen readers to the page. */
export function usePageTitle(entry: RouteEntry) {
  // Home has no title bar, so it does not wait for the titles of other pages.
  const titles = useTranslation('titles', { useSuspense: false })
  const { pathname } = useLocation()
  const name = usePageName()
  const title = name ?? (titles.ready ? titles.t(entry.title) : '')
  const focused = useRef(pathname)
  useDocumentTitle(title)
  useEffect(() => {
    if (focused.current === pathname) return
    focused.current = pathname
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }, [pathname])
  return title
}

/** The minimum distance of a swipe to the right, px, and how long it counts as recent, ms. */
const SWIPE_DISTANCE = 100
const SWIPE_MEMORY = 500

/** Watches for swipes to the right, for which the browser animates the navigation back itself. */
export function watchSwipeBack(target: Pick<Document, 'addEventListener' | 'removeEventListener'> = document) {
  let startX = 0
  let swipedAt = -Infinity
  const begin = (event: Event) => (startX = (event as TouchEvent).touches[0]?.clientX ?? 0)
  const end = (event: Event) => {
    const distance = ((event as TouchEvent).changedTouches[0]?.clientX ?? 0) - startX
    if (distance > SWIPE_DISTANCE) swipedAt = performance.now()
  }
  target.addEventListener('touchstart', begin, { passive: true })
  target.addEventListener('touchend', end, { passive: true })
  return {
    /** Checks whether a navigation now follows such a swipe, so that it must not be animated again. */
    isRecent: () => performance.now() - swipedAt <= SWIPE_MEMORY,
    stop() {
      target.removeEventListener('touchstart', begin)
      target.removeEventListener('touchend', end)
    },
  }
}

/** Returns the action of the back button; undefined without a button. Without history it leads home. */
export function useBack(entry?: RouteEntry): (() => void) | undefined {
  const navigate = useNavigate()
  const { key } = useLocation()
  const back = entry?.back ?? 'history'
  if (back === 'none') return undefined
  if (back !== 'history') return () => navigate(back())
  // The router names the first entry of a visit "default".
  return () => (key === 'default' ? navigate(paths.home, { replace: true }) : navigate(-1))
}
