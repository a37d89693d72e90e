/** Whether this runs out of an installed package, in somebody else's repository: `pack/node20-polyfills` has the other answer. */
export const isInstalled: boolean = false
