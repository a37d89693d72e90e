import { warn } from '../../../../command-line.ts'
import type * as NodeAdapter from '../node.ts'

type Refuse = (sentence: string) => never

/** Opens the file of `--access-log`; later write errors are printed to stderr. */
export function openLogFile({ openAccessLog }: typeof NodeAdapter, file: string, refuse: Refuse) {
  try {
    return openAccessLog(file, warn)
  } catch (error) {
    return refuse(`The access log ${file} cannot be written (${(error as NodeJS.ErrnoException).code})`)
  }
}

export function openStoreFile({ openStore, StoreProblem }: typeof NodeAdapter, file: string, refuse: Refuse) {
  if (file.trim() === '') refuse('--store must be a file, not ""')
  try {
    return openStore(file)
  } catch (error) {
    if (error instanceof StoreProblem) return refuse(error.message)
    throw error
  }
}
