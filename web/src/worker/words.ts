/** What a page tells a new version that waits: the person wants it. */
export const takeOver = 'take-over'

/** Where the worker is. */
export const workerAddress = '/worker.js'
