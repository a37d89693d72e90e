/** A query parameter that the app sends: `listTransactions startTime`. */
export type SentParameter = { operation: string; name: string }
type Init = { params?: { query?: Record<string, unknown> } } | undefined

const recorder: { observe: (parameter: SentParameter) => void } = { observe: () => {} }

/** Sends each query parameter of each call to `observe`, from now on. */
export const observeSent = (observe: (parameter: SentParameter) => void): void => void (recorder.observe = observe)

export function recordSent(operation: string, init: unknown): void {
  const { query = {} } = (init as Init)?.params ?? {}
  for (const [name, value] of Object.entries(query)) if (value !== undefined) recorder.observe({ operation, name })
}
