/** The paths of home and of the login, for small bundles; `paths.ts` has all paths. */
export const homePaths = { home: '/m/home', login: '/m/login' } as const

export const homeAddresses = ['/', '/m', '/m/index', '/m/index.html', homePaths.home]
