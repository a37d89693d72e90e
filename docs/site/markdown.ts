/** Words of the sources as they stand in a cell of a table: one line, and no markup but code. */
export const cell = (text: string): string =>
  text.trim().replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;')

/** Words of the sources as a paragraph. */
export const prose = (text: string): string => text.trim().replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;')

export const code = (text: string): string => `\`${text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')}\``

export function table(head: string[], rows: string[][]): string[] {
  if (rows.length === 0) return []
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line), '']
}

/** A page that nobody edits: where it comes from stands below its title. */
export const page = (title: string, about: string, lines: string[]): string =>
  [`# ${title}`, '', about, '', ...lines, ''].join('\n')
