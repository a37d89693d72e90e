/** Replaces `installed.ts` in a package. */
export const isInstalled: boolean = true
