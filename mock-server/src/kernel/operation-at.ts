import { description, type Operation } from './description.ts'
import { MAX_BODY } from './refusal.ts'
import { createRouter, type Match } from './router.ts'

const operations = createRouter(description.operations)

/** The operation of the description that a call is meant for. */
export const operationAt = (method: string, path: string): Match<Operation> | undefined => operations.find(method, path)

/** Bytes of a body that whoever controls a world may send: a snapshot of a long evening has more than any operation reads. */
const MAX_CONTROL_BODY = 64 * 1024 * 1024

/** Bytes of a body that are still read for a call: what its operation declares, else what any may have. */
export const mostBytesFor = (method: string, path: string): number =>
  path.startsWith('/__admin/') ? MAX_CONTROL_BODY : (operationAt(method, path)?.target.maxBody ?? MAX_BODY)
