/** What a page tells a new version that waits: the person wants it. */
export const takeOverMessage = 'take-over'

/** What that version says once its page is the one that every address opens. */
export const takenOverMessage = 'taken'

/** Where the page of a version is kept that was taken and is not in its place yet. */
export const takenOverCache = 'taken'

/** Where the worker is. */
export const workerPath = '/worker.js'
