export type Requirement = { id: string; area: string; packages: string[]; text: string; check: string }

const header = 'id,area,where,text,check,ambiguity'

/** Parses requirements.csv. Throws on a wrong header, or on a row without id or area. */
export function readRequirements(csv: string): Requirement[] {
  if (!csv.startsWith(header)) throw new Error(`requirements.csv must start with "${header}"`)
  const rows = csv.trim().split('\n').slice(1)
  return rows.map((row) => {
    const [id = '', area = '', where = '', text = '', check = ''] = cells(row)
    if (!isId(id) || area === '') throw new Error(`requirements.csv has a row without id or area: ${row.slice(0, 80)}`)
    return { id, area, packages: where.split('+'), text, check }
  })
}

const cells = (row: string) =>
  [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )

export const isId = (text: string) => /^[A-Z]-\d+-\d+$/.test(text)
