/** Calls `call` when the page becomes visible, gets the focus, or the network returns. */
export function onVisible(call: () => void) {
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && call())
  addEventListener('focus', call)
  addEventListener('online', call)
}
