/** Whether the site runs as an app: the operator's own, in an installed window, or in iOS's home-screen mode. */
export const isStandalone = () =>
  /\bLonganApp\b/.test(navigator.userAgent) ||
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)
