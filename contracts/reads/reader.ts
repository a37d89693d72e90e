const own = '/contracts/reads/'
const isProduct = /^(web|sdk)\/src\//
const isTest = /\.test\.tsx?$|\/testing(\.tsx?$|\/)/
const DEPTH = 12

/**
 * The file of the product that reads right now, relative to `root`; undefined if a test or a library does. Functions of the language, such as
 * `map`, read for their caller.
 */
export function readerOf(root: string): string | undefined {
  const { stackTraceLimit, prepareStackTrace } = Error
  Error.stackTraceLimit = DEPTH
  Error.prepareStackTrace = (_error, sites) => sites
  const sites = new Error('A reader').stack as unknown as NodeJS.CallSite[]
  Object.assign(Error, { stackTraceLimit, prepareStackTrace })
  const files = sites.map((site) => site.getFileName()?.replace('file://', '').split('?')[0])
  const file = files.find((one) => one && !one.includes(own))
  const relative = file?.startsWith(root) ? file.slice(root.length) : ''
  return isProduct.test(relative) && !isTest.test(relative) ? relative : undefined
}
