import { useSyncExternalStore } from 'react'

/** From 900 px the navigation is at the side; as in `wide.css`. */
const query = '(width >= 56.25em)'

export const isWideScreen = () => matchMedia(query).matches

const onChange = (listener: () => void) => {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

export const useIsWide = () => useSyncExternalStore(onChange, isWideScreen, () => false)
