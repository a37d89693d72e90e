import { description, type Operation } from './description.ts'
import { MAX_BODY } from './refusal.ts'
import { createRouter, type Match } from './router.ts'

const operations = createRouter(description.operations)

/** The operation of the description that a call is meant for. */
export const operationAt = (method: string, path: string): Match<Operation> | undefined => operations.find(method, path)

/** Bytes of a body that are still read for a call: what its operation declares, else what any may have. */
export const mostBytesFor = (method: string, path: string): number =>
  operationAt(method, path)?.target.maxBody ?? MAX_BODY
