export const cell = (text: string): string =>
  text.trim().replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;')

export const prose = (text: string): string => text.trim().replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;')

export const code = (text: string): string => `\`${text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')}\``

export function table(head: string[], rows: string[][]): string[] {
  if (rows.length === 0) return []
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line), '']
}

export const page = (title: string, intro: string, lines: string[]): string =>
  [`# ${title}`, '', intro, '', ...lines, ''].join('\n')
