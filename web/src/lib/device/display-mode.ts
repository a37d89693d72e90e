export const isStandalone = () =>
  /\bLonganApp\b/.test(navigator.userAgent) ||
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)
