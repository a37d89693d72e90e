/** One of the configured image CDNs, or the default when none is configured. Chosen once per load, so that images are cached. */
export function imageOrigin(
  imageCDNs: readonly string[],
  fallback: string,
  random: () => number = Math.random,
): string {
  return imageCDNs[Math.floor(random() * imageCDNs.length)] ?? fallback
}
