import { useEffect, useState } from 'react'

/** A value as it was once it had rested for a while; empty text counts at once. */
export function useDelayed(text: string, delay: number) {
  const [rested, setRested] = useState(text)
  // Time is outside React: a timer follows the typing.
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), delay)
    return () => clearTimeout(timer)
  }, [text, delay])
  return text === '' ? '' : rested
}
