/** Label of the tapped element, and the time to the next paint, ms. */
export type Tap = { target: string; duration: number }
export type TapRecord = { taps: Tap[]; changes: number[]; shift: number }

export function recordTaps() {
  if (self !== top) return
  const tapRecord: TapRecord = { taps: [], changes: [], shift: 0 }
  Object.assign(window, { tapRecord })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId > 0 && entry.name === 'click')
        tapRecord.taps.push({ target: labelOf(entry.target), duration: entry.duration })
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) tapRecord.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  const labelOf = (target: Node | null) => {
    const tapped = target instanceof Element ? target.closest('a, button, [role=tab]') : null
    return (tapped?.getAttribute('aria-label') ?? tapped?.textContent ?? 'removed element').trim().slice(0, 24)
  }
  let last = 0
  const tap = ({ timeStamp }: MouseEvent) => waitForPage((last = timeStamp), location.pathname)
  addEventListener('click', tap, { capture: true })

  function waitForPage(tapped: number, before: string) {
    requestAnimationFrame(() => {
      if (tapped !== last) return
      const isThere = location.pathname !== before && !document.querySelector('main [data-waits]')
      if (isThere) tapRecord.changes.push(performance.now() - tapped)
      else if (performance.now() - tapped < 1000) waitForPage(tapped, before)
    })
  }
}
