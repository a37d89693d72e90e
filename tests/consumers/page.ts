import { readFileSync } from 'node:fs'
import { ROOT } from '../../pack/root.ts'

/** What somebody who follows a page does, block by block. */
export type Step =
  | { kind: 'file'; name: string; text: string }
  | { kind: 'run'; text: string }
  /** Goes on until the end; the next step waits for these words. */
  | { kind: 'serve'; text: string; until: string }
  /** What the command before has said, among other things. */
  | { kind: 'says'; lines: string[] }

const BLOCK = /^```(\w+)(?: ([^\n]+))?\n([^]*?)^```$/gm

/** The steps of `docs/integrations/<name>.md`: every block of code is one. */
export const stepsOf = (name: string): Step[] => readSteps(readFileSync(`${ROOT}docs/integrations/${name}.md`, 'utf8'))

export const readSteps = (page: string): Step[] =>
  [...page.matchAll(BLOCK)].map(([, language = '', about = '', text = '']) => stepOf({ language, about, text }))

function stepOf({ language, about, text }: { language: string; about: string; text: string }): Step {
  const until = /^until="(.+)"$/.exec(about)?.[1]
  if (language === 'sh' && until) return { kind: 'serve', text, until }
  if (language === 'sh' && about === '') return { kind: 'run', text }
  if (language === 'text' && about === 'says') return { kind: 'says', lines: text.trim().split('\n') }
  if (/^[\w./-]+$/.test(about)) return { kind: 'file', name: about, text }
  throw new Error(`Failed to read a page: what is to be done with a block of "${language} ${about}"?`)
}
