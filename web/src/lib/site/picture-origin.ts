/**
 * Returns the origin of all pictures of this visit: one of the site's at random, the gateway without any. The scripts before the app and the app choose the same, or
 * the first pictures would be loaded twice.
 */
export const pictureOrigin = (origins: readonly string[], gatewayUrl: string) =>
  origins.at(performance.timeOrigin % origins.length) || gatewayUrl
