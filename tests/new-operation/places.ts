import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { refuse } from '../../command-line.ts'
import { moduleIds } from '../../mock-server/src/domains/system/modules.ts'

/** What a field of the value is in the document, in an example and in the contract. */
const kinds = {
  text: { schema: 'type: string', example: "'One'", shape: 'someText' },
  integer: { schema: 'type: integer', example: '1', shape: 'integer' },
  boolean: { schema: 'type: boolean', example: 'true', shape: 'boolean' },
  money: { schema: '$ref: envelope.yaml#/Money', example: '10_000', shape: 'money' },
  time: { schema: '$ref: envelope.yaml#/Timestamp', example: '1_795_178_400_000', shape: 'timestamp' },
}

export type Field = { name: string; kind: keyof typeof kinds; schema: string; example: string; shape: string }

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
  fields: Field[]
  /** `component`: the file that shows the card, without its ending. `group`: the requirements that its own one follows. */
  card: { feature: string; component: string; vi: string; en: string; group: string | undefined } | undefined
}

type Flags = {
  tag: string | undefined
  module: string
  path: string | undefined
  public: boolean
  card: string | undefined
  vi: string | undefined
  en: string
  fields: string
  requirement: string | undefined
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
    fields: flags.fields.split(',').map(parseField),
    card:
      flags.card === undefined
        ? undefined
        : {
            feature: dirname(flags.card),
            component: `web/src/features/${flags.card}`,
            vi: flags.vi!,
            en: flags.en,
            group: flags.requirement,
          },
  }
}

function parseField(text: string): Field {
  const [name = '', kind = ''] = text.split(':')
  if (!/^[a-z]\w*$/.test(name) || !Object.hasOwn(kinds, kind))
    refuse(`--fields: "${text}" is no field; write name:kind, where kind is one of ${Object.keys(kinds).join(', ')}`)
  return { name, kind: kind as Field['kind'], ...kinds[kind as Field['kind']] }
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
  /** The address that the screen of the card is opened at. */
  address: string
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
  return {
    paths,
    schemas: `openapi/schemas/${tag}.yaml`,
    resource: `sdk/src/resources/${tag}.ts`,
    handlers,
    contract: `contracts/interactions/${tag}.consumer.test.ts`,
    address: card ? findAddress(card.component) : '',
  }
}

/** The first address that a test of the component opens, or another test of its feature. */
function findAddress(component: string): string {
  if (find(`${component}.tsx`).length === 0) refuse(`There is no ${component}.tsx, which would show the card`)
  const tests = [...find(`${component}.test.tsx`), ...find(`${dirname(component)}/*.test.tsx`)]
  const opened = tests.map((file) => /renderScreen\(\s*'(\/[^']+)'/.exec(readFileSync(root + file, 'utf8'))?.[1])
  return opened.find(Boolean) ?? refuse(`No test of ${dirname(component)} opens an address with renderScreen('/m/...')`)
}
