import { imageOrigin } from '@longan/sdk'
import { config } from '#lib/config.ts'

let selected = { of: '', origin: '' }

/** From now on pictures come from one of these origins, by chance and the same for the whole visit; from the gateway where there is none. */
export function chooseImageOrigin(origins: readonly string[]) {
  const of = origins.join()
  if (of !== selected.of) selected = { of, origin: imageOrigin(origins, '') }
}

/** The address of a picture as the gateway names it: its own paths are resolved against the origin of pictures, full addresses stay. */
export const imageUrl = (path: string | undefined) =>
  path?.startsWith('/') ? (selected.origin || config.gatewayUrl) + path : path || undefined
