// oxfmt-ignore
const verbs = [
  'list', 'get', 'create', 'update', 'delete', 'add', 'remove', 'mark', 'login', 'logout', 'launch', 'place', 'register', 'send',
  'verify', 'check', 'confirm', 'change', 'reset', 'set', 'bind', 'transfer', 'deposit', 'withdraw', 'redeem', 'convert', 'claim', 'cancel',
  'join', 'apply', 'upload', 'process', 'promote', 'collect', 'ping', 'record', 'touch', 'answer', 'leave',
]

/** File names with their paths, as parsed from YAML. */
export type PathFiles = Record<string, unknown>
type PathItem = Record<string, { operationId?: string; tags?: string[]; 'x-replaced-by'?: string }>

/**
 * Throws at the first operation whose tag is not the name of its file, whose operationId begins with no known verb, or is the id of another one.
 * They are names of files, methods and handlers, so `generate` checks them before it writes any.
 */
export function assertOperationNames(files: PathFiles): void {
  const fileOf = new Map<string, string>()
  for (const { file, called, id, operation } of Object.entries(files).flatMap(operationsOf)) {
    assertTag(file, called, operation)
    if (!verbs.includes(/^[a-z]+/.exec(id)?.[0] ?? ''))
      throw new Error(
        `${file}: the operationId of ${called} begins with no verb. Begin it with one of ${verbs.join(', ')}, or add the verb to openapi/operation-names.ts`,
      )
    const other = fileOf.get(id)
    if (other) throw new Error(`${file}: ${id} is also the operationId of a call in ${other}. Rename one of them`)
    fileOf.set(id, file)
  }
}

const operationsOf = ([name, paths]: [string, unknown]) =>
  Object.entries((paths ?? {}) as Record<string, PathItem>).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const { operationId: id = '' } = operation
      return { file: `openapi/paths/${name}`, called: id || `${method} ${path}`, id, operation }
    }),
  )

/** An older form has the tag of the operation that replaces it, which is in the same file. */
function assertTag(file: string, called: string, { tags, 'x-replaced-by': newer }: PathItem[string]) {
  const tag = file.slice('openapi/paths/'.length, -'.yaml'.length)
  if ((tags === undefined && newer !== undefined) || (tags?.length === 1 && tags[0] === tag)) return
  throw new Error(
    `${file}: ${called} has ${tags ? `the tags [${tags.join(', ')}]` : 'no tag'}. Write tags: [${tag}], the name of its file, or move it to the file of its tag`,
  )
}
