/** Reports an error with the page where it occurred. The code for it is loaded when it is needed. */
export function report(error: unknown) {
  const route = location.pathname
  void import('#api/report-error.ts').then((file) => file.reportError(error, { route })).catch(() => undefined)
}

/** Reports errors that no code handles, until the returned function is called. */
export function watchErrors() {
  // Without an error object: scripts of other origins, and warnings of the browser.
  const handleError = ({ error }: ErrorEvent) => error && report(error)
  const handleRejection = ({ reason }: PromiseRejectionEvent) => report(reason)
  addEventListener('error', handleError)
  addEventListener('unhandledrejection', handleRejection)
  return () => {
    removeEventListener('error', handleError)
    removeEventListener('unhandledrejection', handleRejection)
  }
}

/** The handlers of React's root for errors while rendering. Both also log the error, as React does by default. */
export const rootErrorHandlers = { onCaughtError: logAndReport, onUncaughtError: logAndReport }

function logAndReport(error: unknown) {
  // oxlint-disable-next-line no-console -- replaces React's own message
  console.error(error)
  report(error)
}
