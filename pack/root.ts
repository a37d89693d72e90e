import { fileURLToPath } from 'node:url'

/** The path of the repository, with a trailing slash. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))
