/** Home, and two pages that look like it: one with banners of its own, one with an arrow back. */
export const homeNames = { home: '/m/home', hot: '/m/hot', main: '/m/main' } as const

/** Other addresses of home. */
export const homeAliases = ['/', '/m', '/m/index', '/m/index.html']
