export function onVisible(call: () => void) {
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && call())
  addEventListener('focus', call)
  addEventListener('online', call)
}
