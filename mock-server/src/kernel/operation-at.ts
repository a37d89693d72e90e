import { type Description, description, type Operation } from './openapi-document.ts'
import { MAX_BODY } from './refusal.ts'
import { createRouter, type Match } from './router.ts'

/** The operations of a description, by what is asked and by name. */
export type Operations = {
  /** The operation that a call is meant for. */
  at(method: string, path: string): Match<Operation> | undefined
  has(id: string): boolean
}

export function operationsOf({ operations }: Description): Operations {
  const router = createRouter(operations)
  const ids = new Set<string>(operations.map(({ id }) => id))
  return { at: (method, path) => router.find(method, path), has: (id) => ids.has(id) }
}

/** Those of the gaming gateway. */
export const gatewayOperations = operationsOf(description)
export const operationAt = gatewayOperations.at
export const operationById = new Map<string, Operation>(description.operations.map((one) => [one.id, one]))

/** Bytes of a body that whoever controls a world may send: a snapshot of a long evening has more than any operation reads. */
const MAX_CONTROL_BODY = 64 * 1024 * 1024

/** Bytes of a body that are still read for a call: what its operation declares, else what any may have. */
export const mostBytesFor = (method: string, path: string): number =>
  path.startsWith('/__admin/') ? MAX_CONTROL_BODY : (operationAt(method, path)?.target.maxBody ?? MAX_BODY)
