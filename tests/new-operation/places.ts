import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { refuse } from '../../command-line.ts'
import { moduleIds } from '../../mock-server/src/domains/system/modules.ts'

export type Draft = {
  id: string
  /** The words of the id in kebab case. */
  fileName: string
  isList: boolean
  /** The schema of the value, or of a row of a list. */
  schema: string
  tag: string
  path: string
  module: string
  isPublic: boolean
  summary: string
  card: { feature: string; vi: string; en: string } | undefined
}

type Flags = {
  tag: string | undefined
  module: string
  path: string | undefined
  public: boolean
  card: string | undefined
  vi: string | undefined
  en: string
}

/** Throws a UsageError if the id or the flags describe no read operation. */
export function draftOperation(id: string, flags: Flags): Draft {
  if (!/^(?:list|get)[A-Z][A-Za-z0-9]+$/.test(id)) {
    refuse(
      `${id || 'An operation'} is not a read: the skeleton is for list… and get…; for a command copy another command of its domain`,
    )
  }
  const { tag = refuse('--tag is missing: the domain of the operation'), path = `/wps/relay/MCSFE_${id}` } = flags
  const isList = id.startsWith('list')
  const noun = id.replace(/^(?:list|get)/, '')
  if (flags.card !== undefined && (!flags.vi || !flags.en))
    refuse('--card needs a title in each language: --vi and --en')
  const words = noun.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase()
  return {
    id,
    fileName: words.replaceAll(' ', '-'),
    isList,
    schema: isList ? noun.replace(/ies$/, 'y').replace(/s$/, '') : noun,
    tag,
    path,
    module: known(flags.module),
    isPublic: flags.public,
    summary: flags.en || `${words[0]!.toUpperCase()}${words.slice(1)}`,
    card: flags.card === undefined ? undefined : { feature: flags.card, vi: flags.vi!, en: flags.en },
  }
}

function known(module: string): string {
  if (module === '-' || moduleIds.includes(module)) return module
  return refuse(`There is no module ${module}; they are listed in mock-server/src/domains/system/modules.ts`)
}

export type Read = (file: string) => string | undefined
/** The files that an operation is written into. */
export type Places = {
  paths: string
  schemas: string
  resource: string
  handlers: string
  contract: string
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const find = (pattern: string) => globSync(pattern, { cwd: root }).toSorted()

/** The type of the operations that a handler file lists: `type Operations = 'getA' | 'getB'`. Groups beside the domain's own have longer names. */
export const operationsType = (text: string) => {
  const names = [...text.matchAll(/Handlers<(\w+)> => ?\(?\{/g)].map(([, name]) => name!)
  const listed = names.filter((name) => new RegExp(`type ${name} =`).test(text))
  return listed.includes('Operations') ? 'Operations' : listed[0]
}

/** Throws a UsageError that names the missing file. */
export function findPlaces({ id, tag, card }: Draft, read: Read): Places {
  const paths = `openapi/paths/${tag}.yaml`
  if (read(paths) === undefined) {
    const tags = find('openapi/paths/*.yaml').map((file) => basename(file, '.yaml'))
    refuse(`There is no domain "${tag}". Its name is one of ${tags.join(', ')}`)
  }
  const taken = find('openapi/paths/*.yaml').find((file) => read(file)!.includes(`operationId: ${id}\n`))
  if (taken) refuse(`${taken} has an operation ${id} already`)
  const all = find(`mock-server/src/domains/${tag}/*.handlers.ts`).toSorted(
    (one, other) => Number(basename(other) === `${tag}.handlers.ts`) - Number(basename(one) === `${tag}.handlers.ts`),
  )
  const handlers = all.find((file) => operationsType(read(file)!)) ?? refuse(`No file of handlers of ${tag} is known`)
  if (card && read(`web/src/i18n/vi/${card.feature}.json`) === undefined)
    refuse(`web/src/i18n/vi has no texts of the feature "${card.feature}"`)
  return {
    paths,
    schemas: `openapi/schemas/${tag}.yaml`,
    resource: `sdk/src/resources/${tag}.ts`,
    handlers,
    contract: `contracts/interactions/${tag}.consumer.test.ts`,
  }
}
