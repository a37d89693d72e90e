/** What was tapped, by the words on it, and how long until it was painted, ms. */
export type Tap = { on: string; took: number }
export type Seen = { taps: Tap[]; changes: number[]; shift: number }

/** Notes each tap until it is painted, each change of page from the tap to its content, and all that moves by itself. */
export function watchTaps() {
  if (self !== top) return
  const seen: Seen = { taps: [], changes: [], shift: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId > 0 && entry.name === 'click')
        seen.taps.push({ on: wordsOn(entry.target), took: entry.duration })
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  const wordsOn = (target: Node | null) => {
    const tapped = target instanceof Element ? target.closest('a, button, [role=tab]') : null
    return (tapped?.getAttribute('aria-label') ?? tapped?.textContent ?? 'what is gone').trim().slice(0, 24)
  }
  let last = 0
  const tap = ({ timeStamp }: MouseEvent) => awaitPage((last = timeStamp), location.pathname)
  addEventListener('click', tap, { capture: true })

  function awaitPage(tapped: number, before: string) {
    requestAnimationFrame(() => {
      if (tapped !== last) return
      const isThere = location.pathname !== before && !document.querySelector('main [data-waits]')
      if (isThere) seen.changes.push(performance.now() - tapped)
      else if (performance.now() - tapped < 1000) awaitPage(tapped, before)
    })
  }
}
