import compactDocument from '@longan/openapi/operations' with { type: 'json' }

const toPattern = (path: string) => new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`)

export const operations = compactDocument.operations.map((operation) => ({
  id: operation.id,
  method: operation.method,
  pattern: toPattern(operation.path),
  /** It has the handler of the operation that replaces it. */
  isOlderForm: 'replacedBy' in operation,
}))

const methods = new Map<string, string>(operations.map(({ id, method }) => [id, method]))
/** True for operations that only read; some GETs of this gateway are commands. */
export const isRead = (id: string): boolean => methods.get(id) === 'GET' && !/^(process|add|create)/.test(id)

/** The operation of a request, or undefined if the document has none. */
export function operationOf({ method, url }: Request): string | undefined {
  const { pathname } = new URL(url)
  return operations.find((one) => one.method === method && one.pattern.test(pathname))?.id
}
