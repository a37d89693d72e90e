import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { refuse } from '../../../../command-line.ts'

const reasonOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error)

/** The text of a file, and what it says; one that is missing or no JSON is refused in a sentence. */
export async function readJsonFile(file: string, kind: string): Promise<{ text: string; json: unknown }> {
  const text = await readFile(file, 'utf8').catch((error: unknown) =>
    refuse(`The ${kind} ${file} cannot be read (${reasonOf(error)})`),
  )
  try {
    return { text, json: JSON.parse(text) as unknown }
  } catch {
    return refuse(`The ${kind} ${file} is not JSON`)
  }
}

/** Writes all of a file or nothing of it. Only its owner may read it: recordings and snapshots contain passwords and tokens. */
export async function writeAtomically(file: string, text: string, kind: string): Promise<void> {
  const temporaryFile = `${file}.${process.pid}`
  try {
    await writeFile(temporaryFile, text, { mode: 0o600 })
    await rename(temporaryFile, file)
  } catch (error) {
    await rm(temporaryFile, { force: true })
    refuse(`The ${kind} ${file} cannot be written (${reasonOf(error)})`)
  }
}
