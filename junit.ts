/** One test in a JUnit report; `result` is empty, or one of the elements below. */
export type Testcase = { name: string; tag: string; result: string }

export const failureElement = (message: string): string => `<failure message="${escapeXml(message)}"/>`
export const skippedElement = (message: string): string => `<skipped message="${escapeXml(message)}"/>`

/** Returns the element of a JUnit report with these tests. */
export function toSuite(name: string, cases: readonly Testcase[]): string {
  const count = (start: string) => cases.filter(({ result }) => result.startsWith(start)).length
  const lines = cases.map(
    ({ name: title, tag, result }) =>
      `    <testcase classname="${escapeXml(tag)}" name="${escapeXml(title)}">${result}</testcase>`,
  )
  const head = `  <testsuite name="${escapeXml(name)}" tests="${cases.length}" failures="${count('<failure')}" skipped="${count('<skipped')}">`
  return [head, ...lines, '  </testsuite>'].join('\n')
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Returns text for XML, without the control characters and non-characters that it cannot hold. */
export const escapeXml = (text: string): string =>
  text.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign]!)
