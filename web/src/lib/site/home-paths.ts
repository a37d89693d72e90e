/** The path of home, for small bundles; `paths.ts` has all paths. */
export const homePaths = { home: '/m/home' } as const

export const homeAliases = ['/', '/m', '/m/index', '/m/index.html']
