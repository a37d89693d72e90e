import { globSync, readFileSync } from 'node:fs'
import { ROOT } from '../../pack/root.ts'

export type Step =
  | { kind: 'file'; name: string; text: string }
  | { kind: 'run'; text: string }
  /** A command that keeps running; the next step waits until it prints `until`. */
  | { kind: 'serve'; text: string; until: string }
  /** Lines that the previous command must have printed. */
  | { kind: 'says'; lines: string[] }

/** Pages that consumers follow, and pages that are generated. */
const NOT_WRITTEN = ['docs/integrations', 'docs/reference', 'docs/node_modules']

const BLOCK = /^```(\w+)(?: ([^\n]+))?\n([^]*?)^```$/gm

export const stepsOf = (name: string): Step[] => readSteps(readFileSync(`${ROOT}docs/integrations/${name}.md`, 'utf8'))

/** Returns the scripts of the README and of all pages outside of `docs/integrations` as files. A block that is not run is a part of one. */
export function codeOfOtherPages(): Step[] {
  const pages = globSync(['README.md', 'docs/**/*.md'], { cwd: ROOT, exclude: NOT_WRITTEN }).toSorted()
  return pages.flatMap((page) =>
    [...readFileSync(ROOT + page, 'utf8').matchAll(/^```ts(?: [\w./-]+)?\n([^]*?)^```$/gm)].map(
      ([, text = ''], index) => {
        const name = `${page.replaceAll(/[/.]/g, '-')}-${index}.ts`
        return { kind: 'file', name, text: `${text}\nexport {}\n` }
      },
    ),
  )
}

export const readSteps = (page: string): Step[] =>
  [...page.matchAll(BLOCK)].map(([, language = '', info = '', text = '']) => stepOf({ language, info, text }))

function stepOf({ language, info, text }: { language: string; info: string; text: string }): Step {
  const until = /^until="(.+)"$/.exec(info)?.[1]
  if (language === 'sh' && until) return { kind: 'serve', text, until }
  if (language === 'sh' && info === '') return { kind: 'run', text }
  if (language === 'text' && info === 'says') return { kind: 'says', lines: text.trim().split('\n') }
  if (/^[\w./-]+$/.test(info)) return { kind: 'file', name: info, text }
  throw new Error(`Failed to read a page: unknown kind of code block "${language} ${info}"`)
}
