import type { Page } from '@longan/sdk'
import { expect } from 'vitest'

/** The names under which gateways send rows and their number. */
const ROWS = ['list', 'content', 'games', 'dataList', 'records']
const COUNTS = ['total', 'totalCount', 'totalElements']

export const isPage = (result: unknown): result is Page<unknown, unknown> =>
  typeof result === 'object' && result !== null && 'items' in result && 'hasNext' in result

const find = (example: Record<string, unknown>, names: string[]) =>
  names.map((name) => example[name]).find((one) => one !== undefined)

/** The page that the SDK returns for the example of a response. */
export function pageOf(example: unknown) {
  const sent = example as Record<string, unknown>
  const total = find(sent, COUNTS)
  return expect.objectContaining({
    items: find(sent, ROWS),
    ...(total !== undefined && { total }),
    ...(sent['footer'] !== undefined && !Array.isArray(sent['footer']) && { footer: sent['footer'] }),
  })
}
