import { readFileSync } from 'node:fs'
import { ROOT } from '../../pack/root.ts'

/** A step of a documentation page: one code block. */
export type Step =
  | { kind: 'file'; name: string; text: string }
  | { kind: 'run'; text: string }
  /** A command that keeps running; the next step waits until it prints `until`. */
  | { kind: 'serve'; text: string; until: string }
  /** Lines that the previous command must have printed. */
  | { kind: 'says'; lines: string[] }

const BLOCK = /^```(\w+)(?: ([^\n]+))?\n([^]*?)^```$/gm

/** Returns the steps of `docs/integrations/<name>.md`. */
export const stepsOf = (name: string): Step[] => readSteps(readFileSync(`${ROOT}docs/integrations/${name}.md`, 'utf8'))

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
