/** The folder of the demo's own pages; the app's lie at the root, and all other files are of both. */
export const DEMO_FOLDER = '/demo-site'
/** This address switches a visitor to the demo; `?leave` returns to the app. */
export const DEMO_PATH = '/demo'
/** Paths that app and demo have each for themselves: the worker answers them, not the static files. */
export const WORKER_PATHS: readonly string[] = ['/', '/m/*', '/config.json', '/worker.js', DEMO_PATH]

/** The folder of brands: each has a folder with its own pages, and in it one for those of the demo. */
export const BRANDS_FOLDER = '/brand-sites'
/** The other files that a brand has for itself. */
export const BRAND_PATHS: readonly string[] = [
  '/manifest.webmanifest',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable.png',
  '/share.png',
  '/logo.svg',
  '/logo.png',
  '/mark.svg',
  '/mark.png',
]

/** The brands of a deployment by host name: the folder of the brand, and its name in messages. */
export type EdgeBrands = Record<string, { id: string; siteName: { vi: string; en: string } }>

/** The paths that the worker answers in place of the static files. */
export const workerPaths = (brands: EdgeBrands = {}): string[] => [
  ...WORKER_PATHS,
  ...(Object.keys(brands).length > 0 ? BRAND_PATHS : []),
]

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

export const RETENTION_DAYS = 7

/** Calls that an address may make in a minute to a deployment: several people share one, and each makes a world. */
export const CALLS_PER_MINUTE = 1200

/** New worlds that an address may create in an hour in a deployment. */
export const WORLDS_PER_HOUR = 60

export const MAX_UPLOAD_BYTES = 1.1 * 1024 * 1024
