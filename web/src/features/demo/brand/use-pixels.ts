import { useEffect, useState } from 'react'
import { pixelsOf } from './read-logo.ts'

/** Returns the pixels of a picture; undefined until they are read, and for a picture that this browser cannot show. */
export function usePixels(address: string | undefined): Uint8ClampedArray | undefined {
  const [read, setRead] = useState<{ address: string; pixels: Uint8ClampedArray }>()
  useEffect(() => {
    if (!address) return
    let isOld = false
    void pixelsOf(address).then(
      (pixels) => isOld || setRead({ address, pixels }),
      () => undefined,
    )
    return () => void (isOld = true)
  }, [address])
  return read && read.address === address ? read.pixels : undefined
}
