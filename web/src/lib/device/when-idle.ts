/** Runs the task when the browser is idle, or after 50 ms in browsers without idle callbacks. Returns a function that cancels it. */
export function whenIdle(task: () => void) {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(task, 50)
    return () => clearTimeout(timer)
  }
  const turn = requestIdleCallback(task, { timeout: 2000 })
  return () => cancelIdleCallback(turn)
}
