/** Checks whether the site runs as an app: in the operator's app, in an installed window, or from the iOS home screen. */
export const isStandalone = () =>
  /\bLonganApp\b/.test(navigator.userAgent) ||
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)
