/**
 * Rows whose check is about what a screen shows or does, while there is no such screen, or none that a test opens: a test at
 * the wire proves their call alone, which is not enough. A row leaves this list with the test of its screen.
 */
const ids = `
A-7-54 A-7-57
`
const halves: ReadonlySet<string> = new Set(ids.trim().split(/\s+/))

/** Whether all that claims the row is its call. */
export const isHalf = (id: string, claims: readonly { file: string }[]) =>
  halves.has(id) && claims.every(({ file }) => file.startsWith('tests/wire/'))
