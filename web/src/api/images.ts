import { config } from '#lib/config.ts'

/** The address of a picture as the gateway names it: its own paths are resolved against the gateway, full addresses stay. */
export const imageUrl = (path: string | undefined) =>
  path?.startsWith('/') ? config.gatewayUrl + path : path || undefined
