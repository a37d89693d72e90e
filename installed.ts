/** False in the repository; a package replaces this file with `pack/node20-polyfills/installed.ts`. */
export const isInstalled: boolean = false
