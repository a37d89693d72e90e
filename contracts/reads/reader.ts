const own = '/contracts/reads/'
const isProduct = /^(web|sdk)\/src\//
const isTest = /\.test\.tsx?$|\/testing(\.tsx?$|\/)/
const isApp = /^web\/src\//
const DEPTH = 12
/** Between a call of the app and its transport are the SDK and its client. */
const CALL_DEPTH = 40

/**
 * The file of the product that reads right now, relative to `root`; undefined if a test or a library does. Functions of the language, such as
 * `map`, read for their caller.
 */
export function readerOf(root: string): string | undefined {
  const file = filesAbove(root, DEPTH).find(Boolean)
  return file && isProduct.test(file) && !isTest.test(file) ? file : undefined
}

/** The file of the app that calls the SDK right now; undefined if a test does. */
export function senderOf(root: string): string | undefined {
  const file = filesAbove(root, CALL_DEPTH).find((one) => isApp.test(one))
  return file && !isTest.test(file) ? file : undefined
}

/** The files on the stack, relative to `root`; files elsewhere have their complete name. */
function filesAbove(root: string, depth: number): string[] {
  const { stackTraceLimit, prepareStackTrace } = Error
  Error.stackTraceLimit = depth
  Error.prepareStackTrace = (_error, sites) => sites
  const sites = new Error('A reader').stack as unknown as NodeJS.CallSite[]
  Object.assign(Error, { stackTraceLimit, prepareStackTrace })
  return sites
    .map((site) => site.getFileName()?.replace('file://', '').split('?')[0])
    .filter((file) => file !== undefined && !file.includes(own))
    .map((file) => (file!.startsWith(root) ? file!.slice(root.length) : file!))
}
