/** From the page to a waiting version: the user wants the update. */
export const takeOverMessage = 'take-over'

/** From that version: every path now opens its page. */
export const takenOverMessage = 'taken'

/** The cache for the page of a version that has taken over but still waits for activation. */
export const takenOverCache = 'taken'

export const workerPath = '/worker.js'
