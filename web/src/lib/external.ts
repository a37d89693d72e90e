/** Opens an address of another site in a new window; nothing but http(s), and never an empty one. Tells whether it did. */
export function openExternal(url: string | undefined): boolean {
  if (!url || !/^https?:\/\//i.test(url)) return false
  window.open(url, '_blank', 'noopener,noreferrer')
  return true
}
