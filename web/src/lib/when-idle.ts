/** Runs the task when the page has nothing better to do, or soon where the browser cannot tell; what it gives calls it off. */
export function whenIdle(task: () => void) {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(task, 50)
    return () => clearTimeout(timer)
  }
  const turn = requestIdleCallback(task, { timeout: 2000 })
  return () => cancelIdleCallback(turn)
}
