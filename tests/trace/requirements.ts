export type Requirement = { id: string; area: string }

const header = 'id,area,'

/** The rows of requirements.csv, in the order of the file. Only id and area matter here, and neither is ever quoted. */
export function readRequirements(csv: string): Requirement[] {
  if (!csv.startsWith(header)) throw new Error(`requirements.csv must start with "${header}"`)
  const rows = csv.trim().split('\n').slice(1)
  return rows.map((row) => {
    const [id = '', area = ''] = row.split(',', 2)
    if (!isId(id) || area === '') throw new Error(`requirements.csv has a row without id or area: ${row.slice(0, 80)}`)
    return { id, area }
  })
}

export const isId = (text: string) => /^[A-Z]-\d+-\d+$/.test(text)
