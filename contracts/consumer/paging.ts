import type { Gateway } from '@longan/sdk'
import { expect } from 'vitest'
import type { Operation } from './pact.ts'

type Page = { page: number; size: number }
type Pages = {
  /** The names of the two parameters. */
  names?: [page: string, size: string]
  call: (gateway: Gateway, page: Page) => Promise<unknown>
  /** The first two rows in their order, which provider states determine. */
  rows: [unknown, unknown]
  /** The response with these rows. */
  reply: (rows: unknown[]) => unknown
}

/** Requests the first two rows one by one: a gateway that ignores the page or its size sends others. */
export async function answersByPage(operation: Operation, { names = ['page', 'size'], call, rows, reply }: Pages) {
  const [pageName, sizeName] = names
  for (const [at, row] of rows.entries()) {
    const page = { page: at + 1, size: 1 }
    await operation.answers({
      about: `on page ${page.page} with one row`,
      query: { ...operation.request.query, [pageName]: String(page.page), [sizeName]: '1' },
      call: (gateway) => call(gateway, page),
      reply: reply([row]),
      returns: expect.anything(),
    })
  }
}
