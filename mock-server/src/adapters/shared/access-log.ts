import { createWriteStream, openSync } from 'node:fs'
import { findOperation } from '../../kernel/http/operations.ts'

/** One request, without anything that opens something: no query, no header, no body. */
export type Access = {
  at: string
  address: string
  world: string
  method: string
  what: string
  status: number
  ms: number
}
export type AccessLog = { write(access: Access): void; close(): Promise<void> }

/** The operation as the document names it. Unknown addresses may contain anything and are not logged. */
export function toLoggedTarget(method: string, path: string): string {
  const operation = findOperation(method, path)
  if (operation) return operation.target.id
  const known = /^\/(__admin|partners|art)(\/[\w.-]{1,40}){0,3}$/.exec(path)
  return known ? path : 'unknown'
}

/**
 * Appends one line of JSON per request to `file`. Throws the system's error if the file cannot be opened; a later write error is reported
 * once, and the server continues.
 */
export function openAccessLog(file: string, log: (sentence: string) => void): AccessLog {
  const stream = createWriteStream(file, { fd: openSync(file, 'a', 0o600) })
  stream.once('error', ({ message }) => log(`The access log ${file} cannot be written: ${message}`))
  stream.on('error', () => undefined)
  return {
    write: (access) => void (stream.destroyed || stream.write(`${JSON.stringify(access)}\n`)),
    close: () => new Promise((done) => void (stream.destroyed ? done() : stream.end(() => done()))),
  }
}
