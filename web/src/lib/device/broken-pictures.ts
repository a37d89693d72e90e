import { subscribeToNetwork } from './network.ts'

/**
 * Marks pictures that cannot be loaded, whose empty frame would show otherwise, and loads them again when the network is back. Returns a function that
 * ends it.
 */
export function watchBrokenPictures() {
  const watching = new AbortController()
  const options = { capture: true, signal: watching.signal }
  const mark =
    (isBroken: boolean) =>
    ({ target }: Event) => {
      if (target instanceof HTMLImageElement) target.toggleAttribute('data-broken', isBroken)
    }
  document.addEventListener('error', mark(true), options)
  document.addEventListener('load', mark(false), options)
  const unsubscribe = subscribeToNetwork((isOffline) => {
    if (isOffline) return
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-broken]'))
      picture.setAttribute('src', picture.src)
  })
  return () => {
    watching.abort()
    unsubscribe()
  }
}
