import { GatewayError } from '@longan/sdk'

/**
 * Checks whether the gateway rejected a command for good, so that it certainly had no effect. Any other failed command is sent again with the same idempotency
 * key.
 */
export const isFinalError = (error: unknown) =>
  error instanceof GatewayError && error.status >= 400 && error.status < 500 && error.code !== 'idempotency.key.reused'
