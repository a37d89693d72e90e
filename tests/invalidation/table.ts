import { readFileSync, writeFileSync } from 'node:fs'
import type { Measured } from './measure.ts'

const FILE = new URL('../../openapi/invalidation.json', import.meta.url)

/** Returns the committed table. */
export const readTable = () => JSON.parse(readFileSync(FILE, 'utf8')) as Measured

export const writeTable = (measured: Measured) => writeFileSync(FILE, `${JSON.stringify(measured, undefined, 2)}\n`)

/** Returns the table with what was measured of one operation. */
export function withMeasured(table: Measured, measured: Measured, id: string): Measured {
  const taken = (list: string[], found: string[]) =>
    found.includes(id) ? [...new Set([...list, id])].toSorted() : list.filter((one) => one !== id)
  const commands = Object.keys({ ...table.invalidates, ...measured.invalidates })
  const rows = commands.map((command) => {
    const found = measured.invalidates[command] ?? []
    return [command, command === id ? found : taken(table.invalidates[command] ?? [], found)]
  })
  return {
    invalidates: Object.fromEntries(rows),
    volatile: taken(table.volatile, measured.volatile),
    localized: taken(table.localized, measured.localized),
    endsSession: taken(table.endsSession, measured.endsSession),
  }
}

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
