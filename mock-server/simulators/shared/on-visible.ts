/** Calls whenever the player comes back to the page: it is shown again, its window is chosen again, or the network is there again. */
export function onVisible(call: () => void) {
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && call())
  addEventListener('focus', call)
  addEventListener('online', call)
}
