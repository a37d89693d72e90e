import { readFileSync, writeFileSync } from 'node:fs'
import type { Measured } from './measure.ts'

const FILE = new URL('../../openapi/invalidation.json', import.meta.url)

/** Returns the committed table. */
export const readTable = () => JSON.parse(readFileSync(FILE, 'utf8')) as Measured

export const writeTable = (measured: Measured) => writeFileSync(FILE, `${JSON.stringify(measured, undefined, 2)}\n`)

/** Returns the differences between the committed table and what was measured, one sentence each. */
export function describeDifferences(table: Measured, measured: Measured): string[] {
  const ids = new Set([...Object.keys(table.invalidates), ...Object.keys(measured.invalidates)])
  const rows = [...ids].flatMap((id) => {
    const [listed = [], found = []] = [table.invalidates[id], measured.invalidates[id]]
    return [
      ...found.filter((read) => !listed.includes(read)).map((read) => `${id} changes ${read}, which is not listed`),
      ...listed.filter((read) => !found.includes(read)).map((read) => `${id} never changes ${read}, which is listed`),
    ]
  })
  const lists = (['volatile', 'localized', 'endsSession'] as const).filter(
    (name) => table[name].join() !== measured[name].join(),
  )
  return [...rows, ...lists.map((name) => `${name} is ${measured[name].join(', ')}`)]
}
