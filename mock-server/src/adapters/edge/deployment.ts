/** The folder of the demo's own pages; the app's lie at the root, and all other files are of both. */
export const DEMO = '/demo-site'
/** Whoever comes here has the demo from then on; `?leave` gives the app back. */
export const WAY_IN = '/demo'
/** What the two have each for itself: the door is asked for it, not the files. */
export const ASKED_HERE: readonly string[] = ['/', '/m/*', '/config.json', '/worker.js', WAY_IN]

/** What a deployment is, for the runtime on this machine and for the tool that deploys: both read it here. */
export const SETTINGS = {
  name: 'longan',
  compatibilityDate: '2026-07-30',
  compatibilityFlags: ['nodejs_compat'],
  limiter: 'CALLS',
  object: { binding: 'WORLDS', className: 'WorldObject' },
  assets: {
    binding: 'ASSETS',
    handling: { html_handling: 'auto-trailing-slash', not_found_handling: 'none' },
  },
} as const

/** A world that nobody has asked for so many days is forgotten: it would lie there for good. */
export const RETENTION_DAYS = 7

/** Calls that an address may make in a minute to a deployment: several people share one, and each makes a world. */
export const CALLS_A_MINUTE = 1200

/** Bytes that may be uploaded as the door. */
export const MOST_UPLOADED = 1.5 * 1024 * 1024
