/** Whether the site runs as an installed app: its own window, or iOS's home-screen mode. */
export const isStandalone = () =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
