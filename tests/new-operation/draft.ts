import { refuse } from '../../command-line.ts'

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
    module: flags.module,
    isPublic: flags.public,
    summary: flags.en || `${words[0]!.toUpperCase()}${words.slice(1)}`,
    card: flags.card === undefined ? undefined : { feature: flags.card, vi: flags.vi!, en: flags.en },
  }
}
