import type { SystemStatus } from '@longan/sdk'
import { config } from '#lib/site/config.ts'
import { pictureOrigin } from '#lib/site/picture-origin.ts'
import { storage } from '#lib/storage/storage.ts'

let origins: readonly string[] | undefined

/** Sets the origins of the status; `undefined` until it has arrived. */
export const setImageOrigins = (known: readonly string[] | undefined) => void (origins = known)

/** Those of the last visit count until a status arrives. */
const storedOrigins = () => (storage.get('status') as Partial<SystemStatus> | undefined)?.info?.imageCDNs ?? []

/** Resolves a picture's path against the image origin; absolute URLs stay unchanged. */
export const imageUrl = (path: string | undefined) =>
  path?.startsWith('/') ? pictureOrigin(origins ?? storedOrigins(), config.gatewayUrl) + path : path || undefined
