import { readFileSync } from 'node:fs'
import { ROOT } from '../../pack/root.ts'

export type Instruction = { name: string; value: string }
export type Stage = { base: string; name: string; instructions: Instruction[] }

const CONTAINERFILE = `${ROOT}docs/container/Containerfile`

export function readStages(text = readFileSync(CONTAINERFILE, 'utf8')): Stage[] {
  const stages: Stage[] = []
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const [, name = '', value = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? []
    if (name === '') throw new Error(`Failed to read the Containerfile: "${line}"`)
    const [, base = '', stage = ''] = name === 'FROM' ? (/^(\S+) AS (\w+)$/.exec(value) ?? []) : []
    if (name === 'FROM') stages.push({ base, name: stage, instructions: [] })
    else stages.at(-1)!.instructions.push({ name, value })
  }
  return stages
}

export function findStage(name: string): Stage {
  const stage = readStages().find((one) => one.name === name)
  if (!stage) throw new Error(`The Containerfile has no stage ${name}`)
  return stage
}

export const valuesOf = ({ instructions }: Stage, name: string): string[] =>
  instructions.filter((one) => one.name === name).map(({ value }) => value)

/** Returns the command of `CMD` or `HEALTHCHECK CMD` as its words. */
export const wordsOf = (value: string): string[] => JSON.parse(value.replace(/^CMD /, '')) as string[]

/** Quotes words for a shell. */
export const toShell = (words: readonly string[]): string =>
  words.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ')
