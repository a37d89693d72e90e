import { readFile, rename, rm, writeFile } from 'node:fs/promises'

type Named = { kind: string; refuse(sentence: string): never }

const reasonOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error)

/** The text of a file, and what it says; one that is missing or no JSON is refused in a sentence. */
export async function readJsonFile(file: string, { kind, refuse }: Named): Promise<{ text: string; json: unknown }> {
  const text = await readFile(file, 'utf8').catch((error: unknown) =>
    refuse(`The ${kind} ${file} cannot be read (${reasonOf(error)})`),
  )
  try {
    return { text, json: JSON.parse(text) as unknown }
  } catch {
    return refuse(`The ${kind} ${file} is no JSON`)
  }
}

/** Writes all of a file or nothing of it. */
export async function writeAtomically(file: string, text: string, { kind, refuse }: Named): Promise<void> {
  const beside = `${file}.${process.pid}`
  try {
    await writeFile(beside, text)
    await rename(beside, file)
  } catch (error) {
    await rm(beside, { force: true })
    refuse(`The ${kind} ${file} cannot be written (${reasonOf(error)})`)
  }
}
