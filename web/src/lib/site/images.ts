import { imageOrigin } from '@longan/sdk'
import { config } from '#lib/site/config.ts'

let selected = { of: '', origin: '' }

/** Chooses one of the image origins at random for the whole visit; without any, pictures come from the gateway. */
export function chooseImageOrigin(origins: readonly string[]) {
  const of = origins.join()
  if (of !== selected.of) selected = { of, origin: imageOrigin(origins, '') }
}

/** Resolves a picture's path against the image origin; absolute URLs stay unchanged. */
export const imageUrl = (path: string | undefined) =>
  path?.startsWith('/') ? (selected.origin || config.gatewayUrl) + path : path || undefined
