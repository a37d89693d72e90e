/** What stands in a package instead of `installed.ts`. */
export const isInstalled: boolean = true
