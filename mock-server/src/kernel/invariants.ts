import type { Database } from './database.ts'
import type { Ledger } from './ledger.ts'

/** What promises about money are checked against. */
export type Books = { ledger: Ledger; table: Database['table'] }

/** The promises about money: the books balance, and each domain keeps its own (`promises`). */
export function checkBooks(books: Books, promises: (books: Books) => string | undefined): string | undefined {
  if (!books.ledger.hasNews()) return undefined
  return books.ledger.check() ?? promises(books)
}
