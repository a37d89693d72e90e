import { GatewayError } from '@longan/sdk'

/**
 * Whether the gateway refused a command for good, so that it is certain that nothing moved. A command that was lost on the
 * way, or that may have arrived before, is sent again under its own key.
 */
export const isFinalError = (error: unknown) =>
  error instanceof GatewayError && error.status >= 400 && error.status < 500 && error.code !== 'idempotency.key.reused'
