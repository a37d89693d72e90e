export function openExternal(url: string | undefined): boolean {
  if (!url || !/^https?:\/\//i.test(url)) return false
  window.open(url, '_blank', 'noopener,noreferrer')
  return true
}
