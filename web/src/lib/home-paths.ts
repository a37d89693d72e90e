/** Home, for what must be small; `paths.ts` has all addresses. */
export const homePaths = { home: '/m/home' } as const

/** Other addresses of home. */
export const homeAliases = ['/', '/m', '/m/index', '/m/index.html']
